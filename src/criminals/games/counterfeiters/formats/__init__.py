"""Written forms of the values of Counterfeiters: JSON documents and lines of text."""
