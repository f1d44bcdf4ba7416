/** The noses an aircraft may have next: on the map as arrow heads, under a small one as a compass rose. */

import type { BoardWords } from '$lib/board';
import { key } from './hex';
import type { End, MidwayView, Place } from './midway';
import type { Step } from './ways';

export interface Head {
  place: Place;
  label: string;
  /** Absent where several actions lead there. */
  action?: string;
  go: () => void;
}

interface Given {
  view: MidwayView;
  legal: readonly string[];
  /** Flights that end in the cell picked. */
  ends: readonly End[];
  /** Single manoeuvres. */
  turns: readonly Step[];
  words: BoardWords;
  fly: (end: End) => void;
  choose: (action: string) => void;
}

export function headsOf({ view, legal, ends, turns, words, fly, choose }: Given): Head[] {
  const moving = view.moving?.cell;
  const headings = moving ? legal.filter((action) => action.startsWith('heading ')) : [];
  return [
    ...ends.map((end) => ({
      place: end.place,
      label: words.say('board-fly-end', {
        cell: key(end.place),
        heading: words.name('heading', end.place[2]),
      }),
      go: () => fly(end),
    })),
    ...turns.map(({ action, place }) => ({
      place,
      label: place[3] ? `${words.action(action)} (${words.say('board-lost')})` : words.action(action),
      action,
      go: () => choose(action),
    })),
    ...headings.map((action) => ({
      place: [...(moving ?? [0, 0]), action.slice(8)] as Place,
      label: words.action(action),
      action,
      go: () => choose(action),
    })),
  ];
}
