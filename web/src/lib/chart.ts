/** The graph of chances to win: from points to the strokes of an SVG, and from a click back to a moment. */

import type { ChancePoint } from './wire';

export const WIDTH = 600;
export const HEIGHT = 220;

const x = (entry: number, last: number) => Math.round((entry / Math.max(1, last)) * WIDTH * 10) / 10;
const y = (chance: number) => Math.round((1 - chance) * HEIGHT * 10) / 10;

const stroke = (places: [number, number][]) =>
  places.map(([across, down], i) => `${i ? 'L' : 'M'}${across} ${down}`).join('');

/** The line of a seat's chances. */
export function line(points: readonly ChancePoint[], seat: string, last: number): string {
  return stroke(points.map((point) => [x(point.entry, last), y(point.chances[seat] ?? 0)]));
}

/** Its band: along the upper bounds and back along the lower ones. */
export function band(points: readonly ChancePoint[], seat: string, last: number): string {
  const bound = (point: ChancePoint, bounds: Record<string, number>): [number, number] => [
    x(point.entry, last),
    y(bounds[seat] ?? 0),
  ];
  const there = points.map((point) => bound(point, point.high));
  const back = points.map((point) => bound(point, point.low)).reverse();
  return points.length ? `${stroke([...there, ...back])}Z` : '';
}

/** The moment under a place across the graph, from 0 to 1: the decision whose point is nearest. */
export function nearest(points: readonly ChancePoint[], across: number, last: number): ChancePoint | null {
  const wanted = across * last;
  let best: ChancePoint | null = null;
  for (const point of points)
    if (best === null || Math.abs(point.entry - wanted) < Math.abs(best.entry - wanted)) best = point;
  return best;
}
