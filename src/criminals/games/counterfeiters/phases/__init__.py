"""A phase's rules, a file each: what is legal in it, why another action is not, what an action does.

`legal` and `violation` take the table and what the actor knows besides, never the secrets: a refusal can not leak.
`played` gives the state that an action leads to, with what follows of itself (`flow`); None if it is not lawful.
"""
