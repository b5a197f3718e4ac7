"""What needs the extras is skipped where they are missing; `make test-adapters` has them."""
