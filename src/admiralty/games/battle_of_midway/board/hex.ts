/** The cells of the board on paper: pointed tops, a nose points at the middle of a side. */

import { HexGrid } from '$lib/hex';

export { cellOf, key, turned, type Cell } from '$lib/hex';

/** From the middle of a cell to its corners. */
export const SIZE = 20;
export const { point, hexagon, outline, box } = new HexGrid('pointed', SIZE);
