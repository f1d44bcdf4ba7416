"""Of a sealed question everybody knows who has answered, and each seat what it has answered itself."""

from __future__ import annotations

from admiralty.kit.sealed import answered, own_answer
from tests.support import table


def test_the_answer_of_a_seat_is_its_own() -> None:
    t = table("_template", "hand red frigates ironclads; hand blue gunboats cruisers")
    assert answered(t.state) == []
    t.play("red", "commit ironclads")
    assert answered(t.state) == [0]
    assert t.game.write_action(own_answer(t.state, 0)) == "commit ironclads"
    assert own_answer(t.state, 1) == own_answer(t.state, -1) == -1
    t.play("blue", "commit gunboats")
    assert own_answer(t.state, 0) == -1
