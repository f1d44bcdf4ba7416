"""Notifications: who is told of what, on which channel, by rows that are written with what they tell of."""
