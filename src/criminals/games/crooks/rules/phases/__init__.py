"""A phase's rules, a file each, and three functions in each file.

`legal(position, phase)` lists what is legal, `violation(position, phase, action)` says why another action is not, and
`after(state, phase, action)` is the next state, or None if the action is not legal. All three are made from `law`.
The first two take a state or a view and use only what the actor knows: a violation cannot leak.
"""
