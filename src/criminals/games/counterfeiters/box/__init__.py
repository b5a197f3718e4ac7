"""What is printed in a box: the edition, and those that come with the library."""
