/** Where a card lies over a map: in a corner, and where it hides least of what may be clicked. */

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

/** The corner of an area for a card of this size that covers the fewest points; the first of several. */
export function freeCorner(area: Area, width: number, height: number, points: readonly Point[]): Corner {
  const [left, right] = [area.left + EDGE, Math.max(area.left + EDGE, area.right - width - EDGE)];
  const bottom = Math.max(area.top + EDGE, area.bottom - height - EDGE);
  const top = Math.min(area.top + HEAD, bottom);
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  const found = corners.map(([x, y]) => ({
    left: x,
    top: y,
    hidden: points.filter((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height).length,
  }));
  return found.reduce((best, each) => (each.hidden < best.hidden ? each : best));
}
