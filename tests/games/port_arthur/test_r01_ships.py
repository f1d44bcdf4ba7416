"""Appendix A: the shipped values of ships keep what the rulebook fixes, and follow their formula."""

import math
from fractions import Fraction
from importlib.resources import files

from admiralty.games.port_arthur.tables import DAMAGED, INTACT, JAPAN, RUSSIA, Tables, load
from admiralty.kit.datafile import Entry, root

TEXT = (files("admiralty.games.port_arthur") / "data" / "port-arthur.toml").read_text(encoding="utf-8")
DOCUMENT = load(TEXT)
TABLES = Tables(DOCUMENT, {})
SECOND_DIVISION = "asama tokiwa izumo iwate yakumo azuma"


def ship(name: str) -> int:
    return TABLES.ship_ids.index(name)


def speed(names: str, face: int = INTACT) -> int:
    return min(TABLES.speed[ship(name) * 2 + face] for name in names.split())


def firepower(names: str, face: int = INTACT) -> int:
    return sum(TABLES.firepower[ship(name) * 2 + face] for name in names.split())


def test_pa_r_2__there_are_22_japanese_and_28_russian_ships_with_two_and_one_optional() -> None:
    constants = root(DOCUMENT).table("constants")
    assert TABLES.ships == constants.whole("ships_total")
    for side, name in ((JAPAN, "japan"), (RUSSIA, "russia")):
        ships = TABLES.fleet_ships[side]
        assert len(ships) == constants.whole(f"ships_{name}")
        assert sum(TABLES.optional[n] for n in ships) == constants.whole(f"ships_optional_{name}")


def test_pa_3_5__the_optional_ships_are_hatsuse_yashima_and_petropavlovsk() -> None:
    optional = [TABLES.ship_ids[n] for n in range(TABLES.ships) if TABLES.optional[n]]
    assert optional == ["hatsuse", "yashima", "petropavlovsk"]


def test_pa_x_1__the_fifth_division_has_speed_3() -> None:
    assert speed("chinen itsukushima matsushima hashidate") == 3


def test_pa_x_2__the_vladivostok_fleet_has_speed_5() -> None:
    assert speed("rossia gromoboi rurik") == 5


def test_pa_x_4__fuji_slows_asama_and_yakumo_from_5_to_4() -> None:
    assert speed("asama yakumo") == 5
    assert speed("asama yakumo fuji") == 4


def test_pa_x_5__the_japanese_squadron_of_the_battle_has_speed_5_and_firepower_28() -> None:
    assert (speed(SECOND_DIVISION), firepower(SECOND_DIVISION)) == (5, 28)


def test_pa_x_5__the_russian_squadron_has_speed_4_and_firepower_19_after_the_volley() -> None:
    assert speed("tsesarevich retvizan poltava diana sevastopol") == 4
    assert firepower("tsesarevich retvizan diana sevastopol", DAMAGED) == 19
    assert TABLES.defence[ship("poltava")] == 3


def test_pa_x_5__yakumo_has_defence_2_and_both_endings_leave_firepower_24() -> None:
    assert TABLES.defence[ship("yakumo")] == 2
    assert firepower("asama tokiwa izumo iwate azuma") == 24
    assert firepower("asama tokiwa izumo") + firepower("iwate yakumo azuma", DAMAGED) == 24


def test_pa_r_2__the_reconstructed_values_follow_the_formula_of_the_file() -> None:
    top = root(DOCUMENT)
    weights = top.table("ship_value_formula").table("gun_weights")
    for row in top.rows("ship"):
        history, intact, damaged = row.table("history"), row.table("intact"), row.table("damaged")
        power = max(1, math.ceil(gun_score(history, weights) - Fraction(1, 2)))
        pace = speed_of(decimal(history.value("speed_kn")))
        belted = decimal(history.value("belt_in")) >= 5
        heavy = belted and history.whole("displacement") >= 11_000
        assert (intact.whole("firepower"), intact.whole("speed")) == (power, pace), row.label
        assert damaged.whole("firepower") == max(1, power * 3 // 4), row.label
        assert damaged.whole("speed") == max(2, pace - 1), row.label
        assert damaged.whole("defence") == 1 + belted + heavy, row.label


def gun_score(history: Entry, weights: Entry) -> Fraction:
    """The sum of the weights of the guns; old guns count half."""
    score = Fraction(0)
    for gun in history.items("guns"):
        assert isinstance(gun, list)
        count, calibre, old = gun
        weight = count * decimal(weights.value(str(calibre)))
        score += weight / 2 if old else weight
    return score


def speed_of(knots: Fraction) -> int:
    limits = [Fraction(13), Fraction(16), Fraction("18.6"), Fraction("22.5")]
    return 2 + sum(knots >= limit for limit in limits)


def decimal(number: object) -> Fraction:
    """A number as it is written, free of binary rounding."""
    return Fraction(str(number))


def test_pa_d_3__ships_of_one_side_with_equal_values_are_of_one_kind() -> None:
    def values(n: int) -> tuple[int, list[int], list[int], int]:
        faces = slice(n * 2, n * 2 + 2)
        return TABLES.side[n], TABLES.firepower[faces], TABLES.speed[faces], TABLES.defence[n]

    for a in range(TABLES.ships):
        for b in range(TABLES.ships):
            assert (TABLES.kind[a] == TABLES.kind[b]) == (values(a) == values(b))


def test_pa_d_3__equal_values_on_different_sides_are_different_kinds() -> None:
    mikasa, tsesarevich = ship("mikasa"), ship("tsesarevich")
    assert TABLES.speed[mikasa * 2] == TABLES.speed[tsesarevich * 2]
    assert TABLES.kind[mikasa] != TABLES.kind[tsesarevich]
