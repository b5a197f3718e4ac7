"""A file for each phase: `legal` lists its actions, `violation` says why another is refused, `after` plays one.

`legal` and `violation` take the table, never the secrets, so that a refusal cannot leak. `after` gives the next state,
or None for an action that is not legal.
"""
