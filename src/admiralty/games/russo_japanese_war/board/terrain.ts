/** The lines of the printed map, worked out from its hexes: coast, straits, rivers, roads, rails, hills. */

import {
  chains,
  chance,
  clamp,
  kinked,
  middle,
  path,
  ROWS,
  shore,
  side,
  smooth,
  type Point,
} from './hex';
import type { Hex, Printed } from './war';

const COLUMNS = 17;

/** Hills stand round the rim of a hex, where counters do not cover them. */
const HILL_SPOTS: readonly [number, number][] = [
  [-11, -9],
  [1, -13.5],
  [12, -8],
  [-13.5, 3],
  [13, 5],
  [-6, 13],
  [6, 12],
];

const isPlayable = (hex: Hex | undefined): boolean => hex?.terrain === 'plain' || hex?.terrain === 'rough';

export function playableHexes({ hexes }: Printed): [string, Hex][] {
  return Object.entries(hexes).filter(([, hex]) => isPlayable(hex));
}

/** The outline of the land. Beyond the printed hexes it goes on as it is at the edge. */
export function coastOf({ hexes }: Printed): string {
  const isLand = (row: number, column: number): boolean => {
    const r = clamp(row, ROWS[0], ROWS[1]);
    const c = clamp(column, 1, COLUMNS);
    const hex = hexes[`${r}${String(c).padStart(2, '0')}`];
    return hex !== undefined && hex.terrain !== 'sea';
  };
  return shore(isLand, COLUMNS)
    .map((line) => `${path(smooth(kinked(line, 4.5)))}Z`)
    .join('');
}

/** Sea between two hexes of land. */
export function straitsOf({ hexes, hexsides }: Printed): string {
  return hexsides
    .filter(({ type, a, b }) => type === 'sea' && isPlayable(hexes[a]) && isPlayable(hexes[b]))
    .map(({ a, b }) => path(smooth(kinked(side(a, b), 1.5), 1)))
    .join('');
}

export function riversOf({ hexsides }: Printed): string[] {
  const strokes = new Map<string, [Point, Point][]>();
  for (const { type, name, a, b } of hexsides) {
    if (type === 'river') strokes.set(name, [...(strokes.get(name) ?? []), side(a, b)]);
  }
  return [...strokes.values()].flatMap((river) =>
    chains(river).map((line) => path(smooth(kinked(line, 2.2)))),
  );
}

/** The roads or the railways. */
export function linksOf({ hexes, links }: Printed, kind: 'road' | 'rail'): string[] {
  const strokes = links
    .filter(({ type, a, b }) => type === kind && a in hexes && b in hexes)
    .map(({ a, b }): [Point, Point] => [middle(a), middle(b)]);
  return chains(strokes).map((line) => path(smooth(line)));
}

/** The hills of a rough hex, a little different in each. */
export function hillsOf(id: string): { slope: string; shade: string }[] {
  const at = middle(id);
  return HILL_SPOTS.filter((_, i) => chance(at, i) > 0.22).map(([dx, dy], i) => {
    const x = at.x + dx + (chance(at, i + 20) - 0.5) * 4;
    const y = at.y + dy + (chance(at, i + 40) - 0.5) * 4;
    const size = 3.4 + chance(at, i + 60) * 2.6;
    const [top, foot] = [y - size * 0.75, y + size * 0.7];
    return {
      slope: `M${x - size} ${foot}L${x} ${top}L${x + size} ${foot}`,
      shade: `M${x} ${top}L${x + size} ${foot}L${x + size * 0.15} ${foot}Z`,
    };
  });
}
