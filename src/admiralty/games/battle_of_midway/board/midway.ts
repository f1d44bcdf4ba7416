/** The view of Battle of Midway in the shapes the drawing needs. */

import type { GameDocument, LogLine, View } from '$lib/wire';
import { turned, type Cell } from './hex';

export type Side = 'usa' | 'japan';
export const SIDES: readonly Side[] = ['usa', 'japan'];
export type BySide<T> = Record<Side, T>;

/** A cell and a heading; over the edge of the board an aircraft may be lost there. */
export type Place = [number, number, string, 'lost'?];

export interface Aircraft {
  id: string;
  side: Side;
  kind: 'fighter' | 'bomber' | 'ace';
  cell: [number, number] | null;
  heading: string | null;
  marker: boolean;
}

export interface Combat {
  attacker: Side;
  aircraft: BySide<string>;
  plans: BySide<string | null>;
  omitted: BySide<number>;
  first: Side | null;
  sights: BySide<string | null>;
  barrels: BySide<number>;
  veterans: BySide<number>;
  dodged: boolean;
  window: Side | null;
  card: string | null;
}

export interface MidwayView extends View {
  mode: string;
  round: number;
  phase: string;
  holder: Side | null;
  points: BySide<number>;
  score: BySide<number>;
  threshold: number | null;
  aircraft: Aircraft[];
  tiles: Record<string, [number, number] | null>;
  bank: string[];
  deck: number;
  discard: string[];
  cards: BySide<number>;
  hands: Partial<BySide<string[]>>;
  moving: {
    aircraft: string;
    made: number;
    cell: [number, number] | null;
    /** With which it comes over the edge of the board. */
    heading?: string | null;
  } | null;
  combat: Combat | null;
  confirmed: Side[];
  chosen: string | number | null;
}

/** What is printed on tiles, aircraft and cards; it comes with the game document. */
export interface Printed {
  cells: Record<string, [number, number][]>;
  carriers: BySide<[number, number][]>;
  zones: BySide<[number, number][]>;
  headings: Record<string, [number, number]>;
  small_tile: [number, number][];
  spots: string[];
  diagrams: Record<string, Record<string, [number, number][]>>;
  colours: Record<string, { cards: number; attack: boolean }>;
  prices: Record<string, number>;
}

export const printed = (game: GameDocument): Printed => game.printed as unknown as Printed;

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

/** [own colour, enemy's colour, chance to destroy, chance to be destroyed] */
export type Pair = [string, string, number, number];

/** Pictures that the game works out for the question at hand (outlook.py). */
export interface Outlook {
  reach?: Record<string, { cells: [number, number][]; enemies: Record<string, [number, number][]> }>;
  ends?: End[];
  after?: Record<string, Record<string, Place | null>>;
  firing?: Record<string, Chance[]>;
  moves?: Record<string, Place[]>;
  enemy_moves?: Record<string, Place[]>;
  own_tokens?: string[];
  enemy_tokens?: string[];
  first?: { own: Pair[][]; enemy: Pair[][] };
  aircraft?: string;
  enemy?: string;
}

const HEADINGS = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

/** Degrees clockwise from the east. */
export const angle = (heading: string | null): number => Math.max(0, HEADINGS.indexOf(heading ?? 'e')) * 60;

/** The letter and number on an aircraft: F1, B2, A1. */
export function sign(aircraft: Aircraft): string {
  return aircraft.kind.charAt(0).toUpperCase() + aircraft.id.slice(-1);
}

/** The range diagram of an aircraft laid on the map, cell by cell with its colour. */
export function sights(aircraft: Aircraft, table: Printed): { cell: Cell; colour: string }[] {
  const name = aircraft.kind === 'bomber' ? 'bomber' : 'fighter';
  const [q, r] = aircraft.cell ?? [0, 0];
  const times = Math.max(0, HEADINGS.indexOf(aircraft.heading ?? 'e'));
  return Object.entries(table.diagrams[`${aircraft.side}-${name}`] ?? {}).flatMap(([colour, cells]) =>
    cells.map((cell) => {
      const [a, b] = turned(cell, times);
      return { cell: [q + a, r + b] as const, colour };
    }),
  );
}

/** The lines of the log that tell the combat in progress, or the last one of this round. */
export function lastCombat(log: readonly LogLine[], view: MidwayView): LogLine[] {
  const start = log.findLastIndex((line) => line.kind === 'attacked' || line.kind === 'round-begins');
  if (start >= 0 && log[start]?.kind !== 'attacked') return [];
  // A game may begin in the middle of a combat, which nobody then heard begin.
  const lines = log.slice(Math.max(0, start));
  if (view.combat) return lines;
  const end = lines.findIndex((line) => ['activated', 'bank', 'bought', 'midway'].includes(line.kind));
  const told = end < 0 ? lines : lines.slice(0, end);
  return start >= 0 || told.some((line) => line.kind === 'fired') ? told : [];
}

/** The pairs of tokens that a row laid out so far can still become; an ace leaves one of three out. */
export function performable(laid: readonly string[], plans: readonly string[][]): Set<string> {
  if (!laid.length) return new Set();
  const fitting = plans.filter((plan) => laid.every((turn, i) => plan[i] === turn));
  return new Set(
    fitting.flatMap((plan) =>
      plan.length === 2
        ? [plan.join('-')]
        : plan.map((_, left) => plan.filter((__, i) => i !== left).join('-')),
    ),
  );
}

/** The plans among the legal actions, token by token. */
export function plansOf(legal: readonly string[]): string[][] {
  return legal
    .filter((action) => /^(re)?plan /.test(action))
    .map((action) => (action.split(' ')[1] ?? '').split('-'));
}
