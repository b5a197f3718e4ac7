"""A phase's rules, a file each: what is legal in it, why another action is not, what an action does.

`legal` and `violation` take the table and what the actor knows besides, never the secrets: a refusal can not leak.

`played` takes an action and gives the state after it. In recruiting, taking and placing, which every turn has, it gives
None for what is unlawful, so that the law is not asked for twice; in the others it takes what `violation` lets through.
The laws hold `legal`, `violation` and `played` to one another.
"""
