/** Where a unit could go: what the game has listed, sorted by the place that is clicked. */

import { byThing, type Outlook } from './war';

/** A place that may be chosen: what leads there, and what awaits there. */
export interface Goal {
  kind: 'march' | 'rail' | 'strategic' | 'retreat' | 'choice';
  actions: string[];
  label: string;
  /** Movement left on arrival. */
  left: number;
  stops: boolean;
}

export interface Retreat {
  action: string;
  unit: string;
  place: string;
}

export function retreatsOf(legal: readonly string[]): Retreat[] {
  return legal
    .filter((action) => action.startsWith('retreat '))
    .map((action) => {
      const [, unit = '', place = ''] = action.split(' ');
      return { action, unit, place };
    });
}

const PLACE_VERBS = new Set(['step', 'resolve', 'advance-on', 'land']);

/** What the player looks at: the unit that moves, the one he clicked, the kinds of ways he wants to see. */
export interface Look {
  mover: string;
  pinned: string;
  range: boolean;
  rail: boolean;
}

/** By place. Where two ways lead to the same place the march comes first, then rail, then the cards. */
export function goalsOf(
  legal: readonly string[],
  outlook: Outlook | null,
  { mover, pinned, range, rail }: Look,
  labelOf: (place: string, action: string) => string,
): Map<string, Goal> {
  const found = new Map<string, Goal>();
  const add = (place: string, kind: Goal['kind'], actions: string[], left = 0, stops = true): void => {
    if (!found.has(place)) {
      found.set(place, { kind, actions, label: labelOf(place, actions[0] ?? ''), left, stops });
    }
  };
  const isOnTheWay = legal.includes('stop') || legal.some((action) => action.startsWith('step '));
  const start = (verb: string): string[] | null =>
    isOnTheWay ? [] : legal.includes(`${verb} ${mover}`) ? [`${verb} ${mover}`] : null;
  const steps = (way: readonly string[]): string[] => way.map((place) => `step ${place}`);

  if (mover && range) {
    const way = start('move');
    for (const [place, arrival] of Object.entries(outlook?.ranges?.[mover] ?? {})) {
      if (way) add(place, 'march', [...way, ...steps(arrival.way)], arrival.left, arrival.stops);
    }
  }
  if (mover && rail) {
    const byRail = start('rail');
    for (const [place, way] of Object.entries(outlook?.rail?.[mover] ?? {})) {
      if (byRail) add(place, 'rail', [...byRail, ...steps(way), 'stop']);
    }
    const byCard = start('unit');
    for (const [place, way] of Object.entries(outlook?.strategic?.[mover] ?? {})) {
      if (byCard) add(place, 'strategic', [...byCard, ...steps(way), 'stop']);
    }
  }
  for (const { action, unit, place } of retreatsOf(legal)) {
    if (!pinned || pinned === unit) add(place, 'retreat', [action]);
  }
  for (const [place, actions] of byThing(legal, PLACE_VERBS)) add(place, 'choice', actions.slice(0, 1));
  return found;
}
