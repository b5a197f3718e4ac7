"""Adapters to other libraries: `openspiel` and `pettingzoo`, each behind an extra of the same name."""
