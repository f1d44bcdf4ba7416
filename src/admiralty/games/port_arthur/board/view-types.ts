// Made by `npm run types` from view_types.py of the game.

export type Pair = [number, number];

export interface ShipSeen {
  id: string;
  place: string;
  damaged: boolean;
}

/** The ships of a side in a zone; firepower and speed are those of the ships that are seen. */
export interface Squadron {
  side: string;
  zone: string;
  count: number;
  firepower: number;
  speed: number;
  top?: string;
}

/** `criticals` and `hits` are what the dice gave of the volley that is being assigned. */
export interface Battle {
  zone: string;
  attacker: string;
  first: string;
  firepower: Record<string, number>;
  left: number;
  criticals: number;
  hits: number;
}

/** `passed` and `failed` are of this cycle; `to_pick` is how many ships a raid or a mine strike takes. */
export interface PortArthurView {
  turn: number;
  phase: string;
  cp: number;
  initiative: string;
  blockade: boolean;
  shipyard_lost: boolean;
  fallen: boolean;
  supply: number;
  landed: number;
  boxes: string[];
  spaces: string[];
  dice: Pair;
  active: string | null;
  passed: string[];
  failed: string[];
  ships: ShipSeen[];
  squadrons: Squadron[];
  battle: Battle | null;
  to_pick: number | null;
  choosing: string[];
}

export interface Face {
  firepower: number;
  speed: number;
  defence: number;
}

export interface Piece {
  side: string;
  kind: string;
  intact: Face;
  damaged: Face;
}

export interface Port {
  user: string;
  shipyard: boolean;
}

export interface Printed {
  ships: Record<string, Piece>;
  ports: Record<string, Port>;
  boxes: string[];
  turns: number;
  cp: Pair;
  key_zones: string[];
  zone_points: Record<string, Record<string, number>>;
}

export interface Chance {
  hits: number;
  criticals: number;
  p: number;
}

/** What a number of dice leads to. */
export interface VolleyRow {
  dice: number;
  p_within: number;
  expected_hits: number;
  expected_criticals: number;
  expected_lost: number;
  outcomes: Chance[];
}

export interface Outlook {
  firepower: number;
  best: number;
  rows: VolleyRow[];
}
