/** The view of Battle of Midway in the shapes the drawing needs. */

import type { LogLine } from '$lib/wire';
import type { Spot } from '$lib/trails';
import { key, point, turned, type Cell } from './hex';
import type { Aircraft, MidwayView, Printed, Side } from './view-types';

export type * from './view-types';

export const SIDES: readonly Side[] = ['usa', 'japan'];

const HEADINGS = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

/** Degrees clockwise from the east. */
export const angle = (heading: string | null): number => Math.max(0, HEADINGS.indexOf(heading ?? 'e')) * 60;

/** The letter and number on an aircraft: F1, B2, A1. */
export function sign(aircraft: Aircraft): string {
  return aircraft.kind.charAt(0).toUpperCase() + aircraft.id.slice(-1);
}

/** Where every aircraft is that flies, for what has been done last. */
export function spotsOf(aircraft: readonly Aircraft[]): Map<string, Spot> {
  return new Map(
    aircraft.flatMap(({ id, cell }): [string, Spot][] =>
      cell ? [[id, { place: key(cell), ...point(cell) }]] : [],
    ),
  );
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
