"""The action spaces, a file for each kind (§4): what is legal there, why another action is not, what an action does.

`legal` and `violation` take the table and the cash of the seat to act, never other secrets: a refusal can not leak.
Whether the space is free is asked before (`phases.playing`). `played` takes a lawful action and gives the crew after it
and the change of the bank.
"""
