"""The action spaces, a file for each kind (§4): why an action is not lawful there, and what a lawful one does.

`violation` takes the table and the cash of the seat to act, never other secrets: a refusal can not leak. Whether the
space is free is asked before (`phases.playing`), where all that is lawful is listed too. `played` gives the crew after
an action, and puts what else it changes into the draft of the next state; None if `violation` has something to say.
"""
