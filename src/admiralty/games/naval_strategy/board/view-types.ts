// Made by `npm run types` from view_types.py of the game.

export type Type = 'schooner' | 'brig' | 'frigate' | 'galleon';

/** Money, metal, wood, cloth, rum. */
export type Amounts = [number, number, number, number, number];

/** An order in the words of the notation, and what it is said of. */
export type Order = [string, ...unknown[]];

/** Tile and heading. */
export type Pose = [string, number];

/** An attack and the tiles it covers. */
export type Aim = [string, string[]];

/**
 * A ship at sea, or its copy in the arena. `fit` has the enhancements on board and whether they work.
 * `faced`: its captain has chosen the heading it starts with. `decreed`: the organiser plans for it
 * this turn, whatever the rules say.
 */
export interface Ship {
  id: string;
  side: string;
  type: Type;
  tile: string;
  face: number;
  hp: number;
  most_hp: number;
  fit: Record<string, boolean>;
  reported: boolean;
  xp?: number;
  faced?: boolean;
  destroyed?: boolean;
  chained?: boolean;
  decreed?: boolean;
  hold?: Amounts;
  captain?: number;
  orders?: Order[];
  ghost?: string[];
}

export interface OnOrder {
  type: Type;
  port: string;
  face: number;
  fit: string[];
}

/** `asleep`: a late team that has not been called in yet. */
export interface Team {
  ready: boolean;
  points: number;
  asleep?: boolean;
  store?: Amounts;
  building?: OnOrder[];
  beaten?: string[];
}

export interface Fight {
  slot: string;
  boss: string;
  turn: number;
  tile: string;
  face: number;
  hp: number;
  most_hp: number;
  chained: boolean;
  dealt: number[];
  ships: Ship[];
  orders?: Order[];
}

export interface Prices {
  ask: Amounts;
  pay: Amounts;
}

/** What the organiser has in hand. */
export interface Changing {
  ship?: string;
  tile?: string;
  team?: string;
  boss?: string;
}

/** A boss of the organiser's own: like another, with numbers of its own. */
export interface OwnBoss {
  like: string;
  hp: number;
  guns: number;
  speed: number;
}

export interface NavalView {
  turn: number;
  day: number;
  hour: number;
  phase: string;
  changes: number;
  teams: Record<string, Team>;
  ships: Ship[];
  wrecks: Record<string, Amounts>;
  plantations: Record<string, Amounts>;
  prices: Prices;
  fights: Fight[];
  changing?: Changing;
  own_bosses?: Record<string, OwnBoss>;
  points?: Record<string, number>;
  wealth?: Record<string, number>;
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
  more_guns: number;
  hold: number;
  speed: number;
  shots: number;
  range: number;
  ram: number;
  price: Amounts;
  upgrade: Amounts | null;
  revival: Amounts;
  fits: string[];
}

export interface BossSheet {
  hp: number;
  guns: number;
  speed: number;
  mortars: number;
  tentacles: number;
  reward: Amounts;
  experience: number;
}

/** How this game is won: by points for bosses or by wealth, after so many days of so many turns. */
export interface Goal {
  by: string;
  days: number;
  turns: number;
}

export interface Printed {
  sea: Chart;
  arena: Chart;
  directions: [number, number][];
  ports: Record<string, string>;
  port_names: Record<string, string>;
  plantations: Record<string, string>;
  capacity: Record<string, Amounts>;
  goods: string[];
  types: Record<Type, TypeSheet>;
  enhancements: Record<string, Amounts>;
  bosses: Record<string, BossSheet>;
  arena_turns: number;
  goal: Goal;
  teams: string[];
}

/** Goods of a trade by verb: how many are named, how many can be, what one costs or brings. */
export interface Lot {
  verb: string;
  good: string;
  named: number;
  most: number;
  price: number;
}

/**
 * A plan: its way, what its attacks cover, what the next order could cover, what changes cost, and the
 * amounts of a trade that is being entered.
 */
export interface Picture {
  poses: Pose[];
  aims: Aim[];
  next: Record<string, string[]>;
  prices: Record<string, Amounts>;
  lots: Lot[];
  moves: number;
  speed: number;
  space: number;
}

export interface Outlook {
  ships: Record<string, Picture>;
  stores: Record<string, Amounts>;
}
