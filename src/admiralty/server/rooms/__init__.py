"""Tables in play: rooms, and what happens in them."""
