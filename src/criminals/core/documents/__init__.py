"""JSON documents: strict reading, writing, and the envelope."""
