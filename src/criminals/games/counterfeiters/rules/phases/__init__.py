"""The rules of each phase, a file each. All have the same three functions.

`legal` lists the legal actions and `violation` says why another is not: they take the table, the phase, and what the
actor knows besides, never other secrets, so that a violation cannot leak. `after` gives the state that an action leads
to, with what follows of itself (`turns`); None if it is not legal. The states on the way are added to `stages`.
"""
