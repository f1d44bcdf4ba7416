/** The view of Russo-Japanese War in the shapes the drawing needs. */

import type { LogLine } from '$lib/wire';
import type { Spot } from '$lib/trails';
import { middle, type Point } from './hex';
import type { Attack, Outlook, Row, Side, Unit } from './view-types';

export type * from './view-types';

export const SIDES: readonly Side[] = ['japan', 'russia'];

export const RESULTS = ['de', 'dr', 'ex', 'ne', 'ar', 'ae'] as const;
export type Result = (typeof RESULTS)[number];

/** One attack as it would be with some of its units, with and without a support card. */
export interface Odds {
  attack: number;
  defence: number;
  now: Row;
  supported: Row | null;
}

/** The odds of a choice among the attackers, as the game has listed them; null when it has not. */
export function oddsOf(outlook: Outlook | null, given: Attack, units: readonly string[]): Odds | null {
  const chosen = given.units.filter((id) => units.includes(id));
  if (chosen.length === given.units.length) return wholeOdds(given);
  const figures = given.sets?.[chosen.join(' ')];
  if (!figures) return null;
  const [attack, defence, without, supported] = figures;
  const now = outlook?.rows?.[without];
  return now ? { attack, defence, now, supported: outlook?.rows?.[supported] ?? null } : null;
}

export const wholeOdds = (given: Attack): Odds => ({
  attack: given.attack,
  defence: given.defence,
  now: given.without_support,
  supported: given.with_support,
});

/** The sign on a counter: Gds, 12, S3, CR1, PA. */
export const sign = (id: string): string => id.replace(/^[JR]-/, '');

/** The kinds of troops a symbol tells apart. */
export const isGarrison = (unit: Unit): boolean => unit.movement === 0;

const TOLD = new Set([
  'attacked', 'supported', 'strength', 'hopeless', 'rolled', 'played', 'changed', 'converted', 'eliminated',
  'retreated', 'advanced', 'no-effect', 'dropped', 'control', 'garrison',
]); // prettier-ignore

/** The lines of the log that tell the combat in progress, or the last one of this player turn. */
export function lastCombat(log: readonly LogLine[]): LogLine[] {
  const start = log.findLastIndex((line) => line.kind === 'attacked' || line.kind === 'player-turn');
  if (start < 0 || log[start]?.kind !== 'attacked') return [];
  return log.slice(start).filter((line) => TOLD.has(line.kind));
}

/** What may be done, by the thing an action speaks of first. */
export function byThing(legal: readonly string[], verbs: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const action of legal) {
    const [verb = '', id = ''] = action.split(' ');
    if (verbs.has(verb)) found.set(id, [...(found.get(id) ?? []), action]);
  }
  return found;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the off-map boxes stand on the paper. */
export const BOXES: Record<string, Area> = {
  europe: { x: 22, y: -64, width: 238, height: 86 },
  siberia: { x: 520, y: -64, width: 200, height: 38 },
  japan: { x: 22, y: 458, width: 238, height: 92 },
  eliminated: { x: 272, y: 470, width: 226, height: 80 },
  korea: { x: 510, y: 512, width: 210, height: 38 },
};
export const PAPER: Area = { x: 12, y: -74, width: 718, height: 634 };
const COUNTER = 27;
const PITCH = 36;
/** Room for the name of a box, in the letters of a small map. */
const LABEL = 22;

/** Where the counters of a box stand: in rows, closer together when there are many. */
export function places(area: Area, count: number): Point[] {
  const label = area.height > 50 ? LABEL : 0;
  const start = area.height > 50 ? 0 : 62;
  const rows = Math.max(1, Math.floor((area.height - label) / (COUNTER + 1)));
  const room = area.width - start - 6;
  const columns = Math.max(Math.floor(room / PITCH), Math.ceil(count / rows));
  const pitch = columns > 1 ? Math.min(PITCH, (room - COUNTER) / (columns - 1)) : 0;
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + start + 4 + COUNTER / 2 + (i % columns) * pitch,
    y:
      area.y +
      label +
      (area.height - label) / 2 +
      (Math.floor(i / columns) - (Math.min(rows, Math.ceil(count / columns)) - 1) / 2) * (COUNTER + 2),
  }));
}

const STACKED = 6;

/** The counters of a hex lie one on the other, each a little lower than the one before. */
function stacked(place: string, i: number, count: number): Point {
  const { x, y } = middle(place);
  const off = count > 1 ? (i / (count - 1) - 0.5) * 2 * STACKED : 0;
  return { x: x + off, y: y - 1 + off * 0.75 };
}

/** Where every unit is, for what has been done last: units that are out of the game are nowhere. */
export function spotsOf(units: readonly Unit[]): Map<string, Spot> {
  return new Map(
    units
      .filter(({ place }) => place !== 'eliminated')
      .map(({ id, place }) => {
        const area = BOXES[place];
        const { x, y } = area ? { x: area.x + area.width / 2, y: area.y + area.height / 2 } : middle(place);
        return [id, { place, x, y }];
      }),
  );
}

/** Where every counter lies, in a box or on a hex. */
export function standing(units: readonly Unit[]): Map<string, Point> {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) groups.set(unit.place, [...(groups.get(unit.place) ?? []), unit]);
  const found = new Map<string, Point>();
  for (const [place, members] of groups) {
    const area = BOXES[place];
    const count = members.length;
    const spots = area ? places(area, count) : members.map((_, i) => stacked(place, i, count));
    members.forEach((unit, i) => found.set(unit.id, spots[i] ?? { x: 0, y: 0 }));
  }
  return found;
}
