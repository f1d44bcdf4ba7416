/** The sign of a side: a colour and a shape, so that neither is needed alone. */

import { ofGame } from './folders';
import type { GameCard } from './wire';

/** On a 24 x 24 grid: disc, square, triangle, diamond, hexagon, pentagon. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M4 4h16v16H4Z',
  'M12 3 21 20H3Z',
  'M12 2l10 10-10 10L2 12Z',
  'M7 3h10l5 9-5 9H7l-5-9Z',
  'M12 3l9 7-3.5 11h-11L3 10Z',
];

export interface Mark {
  shape: string;
  /** A CSS colour. */
  colour: string;
  /** The colour of its outline, where the usual one would not be seen. */
  edge?: string | undefined;
}

/** What a game says of its own seats in board/marks.ts, where the order of the seats is not enough. */
export type OwnMarks = Record<string, { sign?: number; colour?: string; edge?: string }>;

/** What is needed of a game to mark its seats; `flown` are the flags that seats have chosen. */
export type Seated = Pick<GameCard, 'slug' | 'seats'> & { flown?: Readonly<Record<string, string>> };

const own = import.meta.glob<OwnMarks>('../../../src/admiralty/games/*/board/marks.ts', {
  eager: true,
  import: 'marks',
});

/** The flag of a seat: the one that was chosen, or the colour it is called by. */
export const flagOf = ({ flown }: Seated, seat: string): string => flown?.[seat] ?? seat;

/** Each seat has the sign of its place at the table, unless the game gives it another, and its flag. */
export function markOf(game: Seated, seat: string): Mark {
  const all = ofGame(game.slug, own);
  const flag = all?.[flagOf(game, seat)];
  const i = (all?.[seat]?.sign ?? Math.max(0, game.seats.indexOf(seat))) % SHAPES.length;
  return { shape: SHAPES[i] ?? '', colour: flag?.colour ?? `var(--seat-${i})`, edge: flag?.edge };
}
