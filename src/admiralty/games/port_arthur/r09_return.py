"""[PA-9] Return to port: repairs end, ships come home, neglected ships are damaged."""

from __future__ import annotations

from dataclasses import dataclass

from admiralty.core.action import Action, first, second
from admiralty.core.flow import END, Ask, Clauses, Flow, Frame, Phase, Seats
from admiralty.games.port_arthur.r02_ports import has_yard, is_port
from admiralty.games.port_arthur.r11_variant import MineCheck, is_mined
from admiralty.games.port_arthur.state import State
from admiralty.games.port_arthur.tables import DAMAGED, INTACT, JAPAN, RUSSIA
from admiralty.games.port_arthur.words import DONE, RETURN, RETURN_ALL, VERB


@dataclass
class ReturnToPort(Phase):
    """[PA-9.1] Repairs end, then ships return (mines first, if chosen), then maintenance."""

    def clauses(self) -> Clauses:
        return (
            self.repairs_end,
            self.japanese_mines,
            self.russian_mines,
            self.japanese_return,
            self.russian_return,
            self.maintenance,
        )

    def repairs_end(self, s: State) -> Flow:
        """[PA-9.2] Every ship in a shipyard moves to the anchorage of the same port, intact."""
        t = s.t
        for port in range(t.ports):
            for side in (JAPAN, RUSSIA):
                ships = s.ships_in(side, t.shipyard0 + port)
                for ship in ships:
                    s.face[ship] = INTACT
                    s.put(ship, t.anchorage0 + port)
                if ships and s.events is not None:
                    s.tell("repaired", tuple(ships), port)
        return None

    def japanese_mines(self, s: State) -> Flow:
        """[PA-11.4] [PA-11.8] Japan carries out its whole mine check first."""
        return MineCheck(JAPAN) if is_mined(s, JAPAN) else None

    def russian_mines(self, s: State) -> Flow:
        """[PA-11.4] [PA-11.8] Then Russia."""
        return MineCheck(RUSSIA) if is_mined(s, RUSSIA) else None

    def japanese_return(self, s: State) -> Flow:
        """[PA-9.3] Every Japanese ship at sea goes to the anchorage of Japan."""
        bring_home(s, JAPAN, [-1] * s.t.ships)
        return None

    def russian_return(self, s: State) -> Flow:
        """[PA-9.4] [PA-9.5] Russian ships return by the table; where two ports are possible Russia
        chooses.
        """
        if any(
            s.has_ships(RUSSIA, zone) and len(ports_for(s, RUSSIA, zone)) > 1 for zone in range(s.t.zones)
        ):
            return ChooseReturn([-1] * s.t.ships)
        bring_home(s, RUSSIA, [-1] * s.t.ships)
        return None

    def maintenance(self, s: State) -> Flow:
        """[PA-9.6] Russian ships in the anchorage of a port without a shipyard become damaged; none sinks."""
        t = s.t
        for port in range(t.ports):
            if has_yard(t, port, s.yard_lost):
                continue
            ships = [ship for ship in s.ships_in(RUSSIA, t.anchorage0 + port) if s.face[ship] == INTACT]
            for ship in ships:
                s.face[ship] = DAMAGED
            if ships and s.events is not None:
                s.tell("neglected", tuple(ships), port)
        return None


def ports_for(s: State, side: int, zone: int) -> list[int]:
    """[PA-9.4] [PA-9.5] Where ships of a zone may return to; Port Arthur only while it is a port."""
    return [port for port in s.t.return_ports[side][zone] if is_port(s.t, port, s.fallen)]


def bring_home(s: State, side: int, chosen: list[int]) -> None:
    """[PA-9.3] [PA-9.4] Every ship at sea goes to the port chosen for it, or to the first one of the
    table.
    """
    t = s.t
    came: list[list[int]] = [[] for _ in range(t.ports)]
    for ship in t.fleet_ships[side]:
        zone = s.place[ship]
        if zone < t.zones:
            port = chosen[ship] if chosen[ship] >= 0 else ports_for(s, side, zone)[0]
            s.put(ship, t.anchorage0 + port)
            came[port].append(ship)
    if s.events is not None:
        for port, ships in enumerate(came):
            if ships:
                s.tell("returned", tuple(ships), port)


@dataclass
class ChooseReturn(Ask):
    """[PA-9.5] Russia chooses a port for each ship that has two, or by option for each squadron.

    `ports` is the port chosen for each ship, -1 where none is; those go to the first port of the table.
    """

    ports: list[int]

    def clone(self) -> Frame:
        return ChooseReturn(self.ports[:])

    def seats(self, s: State) -> Seats:
        return (RUSSIA,)

    def about(self, s: State, seat: int) -> tuple[int, ...]:
        return (RUSSIA,)

    def legal(self, s: State, seat: int) -> list[Action]:
        t = s.t
        out: list[Action] = [DONE]
        for zone in range(t.zones):
            if not s.has_ships(RUSSIA, zone):
                continue
            options = ports_for(s, RUSSIA, zone)
            if len(options) < 2:
                continue
            ships = s.ships_in(RUSSIA, zone)
            for port in options:
                if any(self.ports[ship] != port for ship in ships):
                    out.append(RETURN_ALL | zone << 12 | port)
                if not t.per_squadron:
                    out.extend([RETURN | ship << 12 | port for ship in ships if self.ports[ship] != port])
        return out

    def explore(self, s: State, seat: int) -> list[Action]:
        """[PA-D.3] Ships are sent elsewhere than the first port in one order, one of each kind; zones
        likewise.
        """
        t = s.t
        out: list[Action] = [DONE]
        order = s.choices.order[RUSSIA]
        if t.per_squadron:
            sent = max([s.place[ship] for ship in order if self.ports[ship] >= 0], default=-1)
            return out + [
                RETURN_ALL | zone << 12 | port
                for zone in range(sent + 1, t.zones)
                if s.has_ships(RUSSIA, zone)
                for port in ports_for(s, RUSSIA, zone)[1:]
            ]
        last = max([i for i, ship in enumerate(order) if self.ports[ship] >= 0], default=-1)
        seen: set[tuple[int, int, int]] = set()
        for ship in order[last + 1 :]:
            zone = s.place[ship]
            key = (t.kind[ship], zone, s.face[ship])
            if zone < t.zones and key not in seen:
                seen.add(key)
                out += [RETURN | ship << 12 | port for port in ports_for(s, RUSSIA, zone)[1:]]
        return out

    def apply(self, s: State, seat: int, a: Action) -> Flow:
        verb = a & VERB
        if verb == RETURN:
            self.ports[first(a)] = second(a)
            return None
        if verb == RETURN_ALL:
            for ship in s.ships_in(RUSSIA, first(a)):
                self.ports[ship] = second(a)
            return None
        bring_home(s, RUSSIA, self.ports)
        return END

    def candidates(self, s: State, seat: int) -> list[Action]:
        t = s.t
        out = self.legal(s, seat)
        known = set(out)
        ports = [port for port in range(t.ports) if t.port_user[port] == RUSSIA]
        at_sea = [ship for ship in t.fleet_ships[RUSSIA] if s.place[ship] < t.zones]
        shown = [RETURN | ship << 12 | port for ship in at_sea for port in ports if self.ports[ship] != port]
        return out + [a for a in shown if a not in known]

    def why_not(self, s: State, seat: int, a: Action) -> str:
        verb = a & VERB
        zone = s.place[first(a)] if verb == RETURN else first(a)
        if verb not in (RETURN, RETURN_ALL) or zone >= s.t.zones or second(a) in ports_for(s, RUSSIA, zone):
            return "PA-9.5"
        return "PA-2.7" if not is_port(s.t, second(a), s.fallen) else "PA-9.4"
