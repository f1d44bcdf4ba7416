/** What a board is given, and the one thing it may do: choose. A board computes no rules. */

import type { Snippet } from 'svelte';
import type { GameDocument, LogLine, Odds, Prompt, Stage, StageWish, View } from './wire';

/** Sentences and names in the language of the page; reading it in a component follows the language. */
export interface BoardWords {
  /** For numbers and dates as that language writes them. */
  readonly language: string;
  name(kind: string, id: string): string;
  say(id: string, args?: Record<string, string | number>): string;
  action(text: string): string;
  refusal(clause: string): string;
  event(line: LogLine): string;
  /** Any message, filled in with what a line of the log tells, and with more. */
  tell(id: string, line: LogLine, more?: Record<string, string | number>): string;
}

/** What the organiser has shown on all screens; the replay `began` then in the clock of this one. */
export type Direction = Pick<Stage, 'show' | 'place' | 'split' | 'spotlight'> & {
  replay: (NonNullable<Stage['replay']> & { began: number }) | null;
};

/** The organiser's wish for all screens; what it does not name stays. */
export type Directing = (wish: StageWish) => void;

/** Where a board is shown: at a table, for a whole room of people who only look, or there beside another. */
export type Screen = 'table' | 'projector' | 'beside';

/**
 * What the shell gives a board. A board names the types of its game, which its view-types.ts has; the shell
 * knows no game and leaves them open.
 */
export interface BoardProps<Seen = View, Printed = unknown, Outlook = unknown> {
  view: Seen;
  game: GameDocument;
  /** What is printed on map and pieces. */
  printed: Printed;
  /** The seat the viewer looks from; '' for a spectator. */
  seat: string;
  /** What may be done now, as texts; empty when it is not the viewer's turn. */
  legal: string[];
  /** The question that stands, in the words of the game. */
  prompt?: Prompt | null;
  /** Something chosen is on its way to the server. */
  busy?: boolean;
  screen?: Screen;
  /** What the shell wants to have shown beside the board, where the board has the whole screen. */
  corner?: Snippet;
  /** What may not be done, with the clause that forbids it. */
  refused: Map<string, string>;
  words: BoardWords;
  /** Figures by action for the present question, such as exact odds. */
  odds: Odds | null;
  /** Pictures for the present question, in a shape that only the game's own board knows. */
  outlook: Outlook | null;
  /** What the viewer has heard up to the moment shown. */
  log: readonly LogLine[];
  /** The part of it that is new, for animation. */
  news: readonly LogLine[];
  /** What was seen before the actions of others that are to be marked; null where nothing is marked. */
  since?: Seen | null;
  /** Seats that bots play. */
  bots?: readonly string[];
  /** What the organiser shows; null where nobody organises. */
  stage?: Direction | null;
  /** The organiser's own board directs all screens. */
  direct?: Directing;
  /** Things that the log points at, as `kind:id`. */
  highlight: string[];
  choose(action: string): void;
  /** Several actions one after the other, as one gesture. */
  chooseMany(actions: string[]): void;
}

/** What is wrong with a map: a message `map-fault-...` of the game, and what fills it in. */
export interface Fault {
  fault: string;
  args: Record<string, string | number>;
}

/** How a table on a new map is filled. */
export type Opponents = 'bots' | 'friends' | 'organiser';

/** What a map editor is given. It knows the shape of a map file; what is wrong with one, the server says. */
export interface EditorProps {
  game: GameDocument;
  words: BoardWords;
  check(text: string): Promise<Fault[]>;
  /** A map made up from a seed, or null when so much does not fit; then the reader has been told. */
  make(seed: number, sizes: Record<string, number>): Promise<string | null>;
  start(text: string, options: Record<string, string>, opponents: Opponents): Promise<void>;
}
