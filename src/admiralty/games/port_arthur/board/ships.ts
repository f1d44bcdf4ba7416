/** The view of Port Arthur in the shapes the drawing needs. */

import type { BoardWords } from '$lib/board';
import type { LogLine } from '$lib/wire';
import type { Face, PortArthurView, Printed, ShipSeen, Squadron } from './view-types';

/** A ship on the board: what the view tells of it and what its counter shows. */
export interface Ship extends ShipSeen {
  name: string;
  side: string;
  kind: string;
  intactFace: Face;
  damagedFace: Face;
}

export function ships(view: PortArthurView, { ships: pieces }: Printed, words: BoardWords): Ship[] {
  return view.ships.flatMap((seen) => {
    const piece = pieces[seen.id];
    if (!piece) return [];
    return [
      {
        ...seen,
        name: words.name('ship', seen.id),
        side: piece.side,
        kind: piece.kind,
        intactFace: piece.intact,
        damagedFace: piece.damaged,
      },
    ];
  });
}

export function face(ship: Ship): Face {
  return ship.damaged ? ship.damagedFace : ship.intactFace;
}

/** A squadron on the map, with those of its ships that are seen. */
export interface Stack extends Squadron {
  seen: Ship[];
  hidden: number;
}

export function stacks(view: PortArthurView, fleet: Ship[]): Stack[] {
  return view.squadrons.map((squadron) => {
    const seen = fleet.filter((ship) => ship.place === squadron.zone && ship.side === squadron.side);
    return { ...squadron, seen, hidden: squadron.count - seen.length };
  });
}

/** The ships in a port: at anchor, or in its yard. */
export function inPort(fleet: readonly Ship[], port: string, place: 'port' | 'yard'): Ship[] {
  return fleet.filter((ship) => ship.place === `${place} ${port}`);
}

/** The first port of a side in which ships lie, as `port:id`; "" when they are all at sea. */
export function homeOf(side: string, ports: Printed['ports'], fleet: readonly Ship[]): string {
  const port = Object.keys(ports).find((id) => ports[id]?.user === side && inPort(fleet, id, 'port').length);
  return port ? `port:${port}` : '';
}

/** The ships of a place, open. */
export interface Opened {
  title: string;
  groups: { title: string; ships: Ship[] }[];
  /** As many ships more that are not seen. */
  hidden: number;
}

/** What lies in the port or sea `kind:id`. */
export function opened(
  thing: string,
  fleet: readonly Ship[],
  squadrons: readonly Stack[],
  words: BoardWords,
): Opened {
  const [kind = '', id = ''] = thing.split(':');
  if (kind === 'port') {
    return {
      title: words.name('port', id),
      groups: [
        { title: words.say('label-anchorage'), ships: inPort(fleet, id, 'port') },
        { title: words.say('label-shipyard'), ships: inPort(fleet, id, 'yard') },
      ],
      hidden: 0,
    };
  }
  const here = squadrons.filter((stack) => stack.zone === id);
  return {
    title: words.name('zone', id),
    groups: here.map((stack) => ({ title: words.name('seat', stack.side), ships: stack.seen })),
    hidden: here.reduce((sum, stack) => sum + stack.hidden, 0),
  };
}

/** The dice of one volley, as the log tells it. */
export interface Volley {
  n: number;
  side: string;
  firepower: number;
  dice: number[];
  hits: number;
  criticals: number;
}

export function volleyOf(line: LogLine): Volley | null {
  if (line.kind !== 'fired') return null;
  const [side, firepower, dice, hits, criticals] = line.args as [string, number, number[], number, number];
  return { n: line.n, side, firepower, dice, hits, criticals };
}

/** What the log tells of the last battle, from its first line on; nothing when there was none. */
export function lastBattle(log: readonly LogLine[]): readonly LogLine[] {
  const begin = log.findLastIndex((line) => line.kind === 'battle');
  if (begin < 0) return [];
  const end = log.findIndex((line, i) => i > begin && line.kind === 'battle-over');
  return log.slice(begin, end < 0 ? undefined : end + 1);
}

/** The volleys of a battle by the side that fired: each fires once. */
export function volleys(battle: readonly LogLine[]): Map<string, Volley> {
  return new Map(battle.flatMap((line) => volleyOf(line) ?? []).map((volley) => [volley.side, volley]));
}
