"""[NS-2.1] A sea of hexagons as flat tables: neighbours, broadsides, distances, ports, plantations."""

from __future__ import annotations

from typing import Final

from admiralty.kit.hexes import UPRIGHT_STEPS, distance, hexagon

FACES: Final = 6
NONE: Final = -1
MOST_KNOWN: Final = 200


class Chart:
    """One sea. Lists are by tile, or by tile * 6 + face; -1 stands for nothing there.

    `near` is the neighbouring tile, `ahead` the same unless it is land (what a ship may plan to enter);
    `left_a`, `left_b`, `right_a`, `right_b` are the tiles of the broadsides; `apart` holds distances by
    tile * tiles + tile; `words` are tiles as players write them: `-3,5`.
    """

    def __init__(
        self,
        radius: int,
        land: list[tuple[int, int]],
        ports: list[tuple[int, int]],
        plantations: list[tuple[int, int]],
        rich: list[int],
    ) -> None:
        self.radius: int = radius
        self.places: list[tuple[int, int]] = hexagon(radius)
        self.tiles: int = len(self.places)
        self.words: list[str] = [f"{q},{r}" for q, r in self.places]
        self.number: dict[tuple[int, int], int] = {place: i for i, place in enumerate(self.places)}
        self.is_land: list[int] = [0] * self.tiles
        for place in land:
            self.is_land[self.number[place]] = 1
        self.ports: list[int] = [self.number[place] for place in ports]
        self.port: list[int] = [NONE] * self.tiles
        for i, tile in enumerate(self.ports):
            self.port[tile] = i
        self.plantations: list[int] = [self.number[place] for place in plantations]
        self.plantation: list[int] = [NONE] * self.tiles
        for i, tile in enumerate(self.plantations):
            self.plantation[tile] = i
        self.rich: list[int] = rich
        self.known_sailing: dict[tuple[int, bool], list[int]] = {}
        self.lay_neighbours()
        self.measure()

    def lay_neighbours(self) -> None:
        """[NS-2.2] [NS-2.3] [NS-2.8] Tiles around a ship by its facing, which runs clockwise from straight
        up; beyond the edge there is nothing.
        """
        self.near: list[int] = []
        for q, r in self.places:
            for dq, dr in UPRIGHT_STEPS:
                self.near.append(self.number.get((q + dq, r + dr), NONE))
        self.ahead: list[int] = [NONE if tile == NONE or self.is_land[tile] else tile for tile in self.near]
        self.left_a: list[int] = self.turned(-1)
        self.left_b: list[int] = self.turned(-2)
        self.right_a: list[int] = self.turned(1)
        self.right_b: list[int] = self.turned(2)

    def turned(self, by: int) -> list[int]:
        return [
            self.near[tile * FACES + (face + by) % FACES]
            for tile in range(self.tiles)
            for face in range(FACES)
        ]

    def measure(self) -> None:
        """[NS-11.3] Distances, and the nearest port of every tile: among equals the one listed first."""
        self.apart: list[int] = [distance(a, b) for a in self.places for b in self.places]
        self.nearest_port: list[int] = []
        for tile in range(self.tiles):
            best = NONE
            for port in self.ports:
                if (
                    best == NONE
                    or self.apart[tile * self.tiles + port] < self.apart[tile * self.tiles + best]
                ):
                    best = port
            self.nearest_port.append(best)

    def sailing(self, goal: int, over_land: bool) -> list[int]:
        """Fewest steps from every tile to the goal, ships ignored; -1 where there is no way.

        The list is kept for the next caller: do not change it.
        """
        known = self.known_sailing.get((goal, over_land))
        if known is not None:
            return known
        way = self.near if over_land else self.ahead
        steps = [NONE] * self.tiles
        steps[goal] = 0
        edge = [goal]
        while edge:
            onward: list[int] = []
            for tile in edge:
                for face in range(FACES):
                    beside = way[tile * FACES + face]
                    if beside != NONE and steps[beside] == NONE:
                        steps[beside] = steps[tile] + 1
                        onward.append(beside)
            edge = onward
        if len(self.known_sailing) == MOST_KNOWN:
            self.known_sailing.clear()
        self.known_sailing[goal, over_land] = steps
        return steps

    def manoeuvres(self, goals: list[int]) -> list[int]:
        """Fewest steps and turns from every pose (tile * 6 + face) to the nearest of some tiles."""
        far = 4 * self.tiles
        cost = [far] * (self.tiles * FACES)
        edge: list[int] = []
        for goal in goals:
            for face in range(FACES):
                cost[goal * FACES + face] = 0
                edge.append(goal * FACES + face)
        while edge:
            onward: list[int] = []
            for pose in edge:
                tile, face = divmod(pose, FACES)
                behind = self.ahead[tile * FACES + (face + 3) % FACES]
                before = [tile * FACES + (face + 1) % FACES, tile * FACES + (face + 5) % FACES]
                if behind >= 0:
                    before.append(behind * FACES + face)
                for other in before:
                    if cost[other] == far:
                        cost[other] = cost[pose] + 1
                        onward.append(other)
            edge = onward
        return cost

    def open_face(self, tile: int) -> int:
        """[NS-R.25] The first direction with open water ahead."""
        for face in range(FACES):
            if self.ahead[tile * FACES + face] != NONE:
                return face
        return 0

    def word(self, tile: int) -> str:
        return self.words[tile]
