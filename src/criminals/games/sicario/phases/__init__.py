"""A phase's rules, a file each: what is legal in it, why another action is not, what an action does.

`legal` and `violation` take the table, never the secrets: a refusal can not leak. `played` takes a lawful action.
"""
