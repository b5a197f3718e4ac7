"""The action spaces, a file for each kind (§4). Each has two functions, for a space that is free.

`violation` tells what the law says of an action, of the table and of the actor's cash, never of other secrets.
`crew_after` gives the crew after an action, with a henchman less to play, and puts what else it changes into the draft
of the next state; None if the law has a reason why not.
"""
