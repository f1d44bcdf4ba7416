/** The view of Naval Strategy in the shapes the drawing needs. */

import type { GameDocument, View } from '$lib/wire';

/** Money, metal, wood, cloth, rum. */
export type Amounts = [number, number, number, number, number];
export type Type = 'schooner' | 'brig' | 'frigate' | 'galleon';

/** An order in the words of the notation, and what it is said of. */
export type Order = [string, ...unknown[]];

export interface Ship {
  id: string;
  team: string;
  type: Type;
  tile: string;
  face: number;
  hp: number;
  /** Enhancements on board, and whether they work. */
  fit: Record<string, boolean>;
  xp?: number;
  reported: boolean;
  /** Whether its captain has chosen the facing it starts with. */
  faced?: boolean;
  destroyed?: boolean;
  chained?: boolean;
  /** The organiser plans for it this turn, whatever the rules say. */
  decreed?: boolean;
  hold?: Amounts;
  captain?: number;
  orders?: Order[];
}

export interface OnOrder {
  type: Type;
  port: string;
  face: number;
  fit: string[];
}

export interface Team {
  ready: boolean;
  /** A late team that has not been called in yet. */
  asleep?: boolean;
  store?: Amounts;
  building?: OnOrder[];
  points: number;
  beaten?: string[];
}

export interface Fight {
  slot: string;
  boss: string;
  turn: number;
  tile: string;
  face: number;
  hp: number;
  chained: boolean;
  ships: Ship[];
}

export interface NavalView extends View {
  turn: number;
  day: number;
  hour: number;
  phase: string;
  teams: Record<string, Team>;
  ships: Ship[];
  wrecks: Record<string, Amounts>;
  plantations: Record<string, Amounts>;
  prices: { ask: Amounts; pay: Amounts };
  fights: Fight[];
  /** What the organiser has in hand, while they change things. */
  changing?: { ship?: string; tile?: string; team?: string; boss?: string };
  /** Bosses that the organiser has made. */
  own_bosses?: Record<string, { hp: number }>;
}

export interface Chart {
  radius: number;
  tiles: [number, number][];
  land: string[];
}

export interface TypeSheet {
  hp: number;
  more_hp: number;
  guns: number;
  hold: number;
  speed: number;
  range: number;
  price: Amounts;
}

/** What is printed on the map and the sheets; it comes with the game document. */
export interface Printed {
  sea: Chart;
  arena: Chart;
  ports: Record<string, string>;
  port_names: Record<string, string>;
  plantations: Record<string, string>;
  capacity: Record<string, Amounts>;
  goods: string[];
  types: Record<Type, TypeSheet>;
  bosses: Record<string, { hp: number }>;
  teams: string[];
}

/** A boss of the organiser's own: like another, with numbers of its own. */
export interface OwnBoss {
  like: string;
  hp: number;
  guns: number;
  speed: number;
}

/** Numbers by which the organiser changes something, the smallest first: `minus-10` is -10, `5-wood` is 5. */
export function sized(what: string): number {
  const step = /^(plus|minus)-(\d+)$/.exec(what);
  if (step) return Number(step[2]) * (step[1] === 'plus' ? 1 : -1);
  return Number(/^\d+/.exec(what)?.[0] ?? Infinity);
}

export const printed = (game: GameDocument): Printed => game.printed as unknown as Printed;

/** A plan as the game pictures it (outlook.py). */
export interface Picture {
  poses: [string, number][];
  aims: [string, string[]][];
  next: Record<string, string[]>;
  prices: Record<string, Amounts>;
  moves: number;
  speed: number;
  space: number;
}

export interface Outlook {
  ships: Record<string, Picture>;
  stores: Record<string, Amounts>;
}

/** Hit points of a ship as it is built. */
export function strength(ship: Ship, table: Printed): number {
  const sheet = table.types[ship.type];
  return sheet.hp + (ship.fit.hull ? sheet.more_hp : 0);
}

/** The number in a ship's word: blue-3 is 3. */
export const numberOf = (id: string): string => /\d+$/.exec(id)?.[0] ?? '';

/** What may be done with each ship: the verb, what it is said of, and the whole action. */
export interface Step {
  verb: string;
  what: string;
  action: string;
}

/** Actions by the ship they are for; those that are for none stand under ''. */
export function stepsByShip(legal: readonly string[], verbs: GameDocument['verbs']): Map<string, Step[]> {
  const found = new Map<string, Step[]>();
  for (const action of legal) {
    const [verb = '', first = '', what = ''] = action.split(' ');
    const ofShip = verbs[verb]?.[0] === 'ship';
    const ship = ofShip ? first : '';
    const step = {
      verb,
      what: ofShip ? what : action.slice(verb.length + 1),
      action,
    };
    found.set(ship, [...(found.get(ship) ?? []), step]);
  }
  return found;
}

/** Ships that share a tile lie in a ring, smaller. */
export function berth(place: number, count: number, size: number): { x: number; y: number; scale: number } {
  if (count < 2) return { x: 0, y: 0, scale: 1 };
  const angle = (2 * Math.PI * place) / count - Math.PI / 2;
  return {
    x: 0.5 * size * Math.cos(angle),
    y: 0.5 * size * Math.sin(angle),
    scale: count > 4 ? 0.5 : 0.62,
  };
}
