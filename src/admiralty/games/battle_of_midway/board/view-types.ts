// Made by `npm run types` from view_types.py of the game.

export type Side = 'usa' | 'japan';

export type Cell = [number, number];

/** A cell and a heading; over the edge of the board an aircraft may be lost there. */
export type Place = [number, number, string, 'lost'?];

/** Own colour, enemy's colour, chance to destroy, chance to be destroyed. */
export type Pair = [string, string, number, number];

export interface Aircraft {
  id: string;
  side: Side;
  kind: 'fighter' | 'bomber' | 'ace';
  cell: Cell | null;
  heading: string | null;
  marker: boolean;
}

/** `heading` is the one with which it comes over the edge of the board. */
export interface Mover {
  aircraft: string;
  made: number;
  cell: Cell | null;
  heading: string | null;
}

export interface Combat {
  attacker: Side;
  aircraft: Record<Side, string>;
  plans: Record<Side, string | null>;
  omitted: Record<Side, number>;
  first: Side | null;
  start: Record<Side, Cell | null>;
  sights: Record<Side, string | null>;
  barrels: Record<Side, number>;
  veterans: Record<Side, number>;
  dodged: boolean;
  window: Side | null;
  card: string | null;
}

export interface MidwayView {
  mode: string;
  round: number;
  phase: string;
  holder: Side | null;
  points: Record<Side, number>;
  score: Record<Side, number>;
  threshold: number | null;
  aircraft: Aircraft[];
  tiles: Record<string, Cell | null>;
  bank: string[];
  deck: number;
  discard: string[];
  cards: Record<Side, number>;
  hands: Partial<Record<Side, string[]>>;
  moving: Mover | null;
  combat: Combat | null;
  confirmed: Side[];
  chosen: string | number | null;
}

export interface Colour {
  cards: number;
  attack: boolean;
}

export interface Printed {
  cells: Record<string, Cell[]>;
  tiles: Record<string, string>;
  carriers: Record<Side, Cell[]>;
  zones: Record<Side, Cell[]>;
  headings: Record<string, Cell>;
  small_tile: Cell[];
  spots: string[];
  diagrams: Record<string, Record<string, Cell[]>>;
  colours: Record<string, Colour>;
  prices: Record<string, number>;
  firing: Record<Side, number[]>;
  reach: number;
}

export interface Chance {
  own: string;
  enemy: string;
  p_destroy: number;
  p_lost: number;
}

export interface End {
  place: Place;
  turns: string[];
}

export interface Reach {
  cells: Cell[];
  enemies: Record<string, Cell[]>;
}

export interface First {
  own: Pair[][];
  enemy: Pair[][];
}

/** Pictures for the question at hand; each question has some of them. */
export interface Outlook {
  reach?: Record<string, Reach>;
  ends?: End[];
  after?: Record<string, Record<string, Place | null>>;
  firing?: Record<string, Chance[]>;
  moves?: Record<string, Place[]>;
  enemy_moves?: Record<string, Place[]>;
  own_tokens?: string[];
  enemy_tokens?: string[];
  first?: First;
  aircraft?: string;
  enemy?: string;
}
