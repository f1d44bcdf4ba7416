// Made by `npm run types` from view_types.py of the game.

export type Side = 'japan' | 'russia';

export interface Unit {
  id: string;
  side: Side;
  type: string;
  combat: number;
  movement: number;
  place: string;
  zoc: boolean;
}

/** The unit on its way, and what the movement phase has left. */
export interface Moving {
  unit?: string;
  left?: number;
  path?: string[];
  moved?: string[];
  rail?: boolean;
}

export interface Declared {
  target: string;
  units: string[];
}

export interface Combat {
  attacker: Side;
  target: string;
  units: string[];
  defenders: string[];
  attack: number;
  defence: number;
  column: number;
  supported: boolean;
  die: number | null;
  result: string | null;
}

export interface Ship {
  id: string;
  fleet: string;
  combat: number;
  steps: number;
}

/** `set` names the sides that have closed their line. */
export interface Naval {
  ships: Ship[];
  flagship: string | null;
  lines: Record<Side, string[]>;
  set: Side[];
  faces: Record<string, string>;
  aims: Record<string, string>;
  at_sea: number;
}

/** `about` says what the question is about: units, places, numbers left. */
export interface WarView {
  turn: number;
  turns: number;
  month: string | null;
  phase: string;
  question: string | null;
  about: Record<string, unknown> | null;
  active: Side;
  morale: Record<Side, number>;
  units: Unit[];
  control: Record<string, Side>;
  key_points: Record<string, Side>;
  zoc: Record<Side, string[]>;
  cards: Record<Side, number>;
  hand: string[];
  deck: number;
  discards: number;
  top: string | null;
  pile: string[] | null;
  lost: Record<Side, number>;
  limit: number | null;
  blocked: Side[];
  neutralised: boolean;
  forced_march: boolean;
  check_modifiers: Record<Side, number>;
  moving: Moving | null;
  declared: Declared[];
  combat: Combat | null;
  naval: Naval | null;
}

export interface Hex {
  terrain: 'plain' | 'rough' | 'sea' | 'out_of_play';
  row: number;
  col: number;
  x: number;
  y: number;
  coastal?: boolean;
  town?: Record<string, string>;
  place?: Record<string, string>;
  port?: 'southern' | 'other';
  key_point?: string;
  supply_source?: Side;
}

export interface Hexside {
  a: string;
  b: string;
  type: string;
  name: string;
}

export interface Link {
  a: string;
  b: string;
  type: string;
}

export interface Box {
  id: string;
  side: Side | null;
  exit: string | null;
}

export interface Counter {
  id: string;
  name: string;
  side: Side;
  type: string;
  combat: number;
  movement: number;
  reverse: number | null;
}

export interface Card {
  id: string;
  japan: string;
  russia: string;
}

export interface ResultsTable {
  columns: number[];
  rows: string[][];
}

export interface TerrainBonus {
  rough: number;
  river: number;
  town: number;
}

export interface PrintedShip {
  id: string;
  fleet: string;
  combat: number;
}

export interface Printed {
  hexes: Record<string, Hex>;
  hexsides: Hexside[];
  links: Link[];
  boxes: Box[];
  neighbours: Record<string, string[]>;
  units: Counter[];
  cards: Card[];
  crt: ResultsTable;
  terrain: TerrainBonus;
  stacking: Record<Side, number>;
  morale_check: number[];
  turns: string[];
  ships: PrintedShip[];
}

/** The chances of a column. */
export interface Row {
  difference: number;
  column: number;
  p_de: number;
  p_dr: number;
  p_ex: number;
  p_ne: number;
  p_ar: number;
  p_ae: number;
}

/**
 * `sets` has figures for every choice among the attackers: their ids with blanks between.
 * The figures are attack, defence, and the keys of the outlook's `rows` without and with a support
 * card.
 */
export interface Attack {
  target: string;
  units: string[];
  attack: number;
  defence: number;
  without_support: Row;
  with_support: Row;
  defender_retreats: Record<string, string[]>;
  attacker_retreats: Record<string, string[]>;
  sets?: Record<string, [number, number, number, number]>;
}

export interface Arrival {
  left: number;
  stops: boolean;
  way: string[];
}

/** Pictures for the question at hand; each question has some of them. */
export interface Outlook {
  ranges?: Record<string, Record<string, Arrival>>;
  rail?: Record<string, Record<string, string[]>>;
  strategic?: Record<string, Record<string, string[]>>;
  attacks?: Attack[];
  rows?: Record<string, Row>;
  retreats?: Record<string, string[]>;
}
