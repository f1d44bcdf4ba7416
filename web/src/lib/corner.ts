/** Where a card lies over a map: at its edge, and where it hides least of what may be clicked. */

export interface Point {
  x: number;
  y: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Corner {
  left: number;
  top: number;
  /** How many points lie under the card. */
  hidden: number;
}

/** Room at the edges; above, for the line that tells what happens. */
const EDGE = 6;
const HEAD = 58;

/** Heights at which a card may also lie between the corners, from the upper to the lower one. */
const BETWEEN = [0.25, 0.5, 0.75];

/**
 * The place at the left or right edge of an area for a card of this size that covers the fewest points: a
 * corner, else a place between two; the first of several.
 */
export function freeCorner(area: Area, width: number, height: number, points: readonly Point[]): Corner {
  const [left, right] = [area.left + EDGE, Math.max(area.left + EDGE, area.right - width - EDGE)];
  const bottom = Math.max(area.top + EDGE, area.bottom - height - EDGE);
  const top = Math.min(area.top + HEAD, bottom);
  const between = BETWEEN.map((share) => top + share * (bottom - top));
  const places = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    ...between.flatMap((y) => [[left, y] as const, [right, y] as const]),
  ] as const;
  const found = places.map(([x, y]) => ({
    left: x,
    top: y,
    hidden: points.filter((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height).length,
  }));
  return found.reduce((best, each) => (each.hidden < best.hidden ? each : best));
}
