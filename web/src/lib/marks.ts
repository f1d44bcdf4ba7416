/** The sign of a side: a colour and a shape, so that neither is needed alone. */

/** On a 24 x 24 grid: disc, square, triangle, diamond, hexagon, pentagon. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'M4 4h16v16H4Z',
  'M12 3 21 20H3Z',
  'M12 2l10 10-10 10L2 12Z',
  'M7 3h10l5 9-5 9H7l-5-9Z',
  'M12 3l9 7-3.5 11h-11L3 10Z',
];

export interface Mark {
  shape: string;
  /** A CSS colour; seats that are called by a colour have that one. */
  colour: string;
}

/** Japan flies the red disc in every game; the others take the remaining signs in order. */
export function markOf(seats: readonly string[], seat: string): Mark {
  const order = [...seats].sort((a, b) => Number(b === 'japan') - Number(a === 'japan'));
  const i = Math.max(0, order.indexOf(seat)) % SHAPES.length;
  return { shape: SHAPES[i] ?? '', colour: `var(--seat-${seat}, var(--seat-${i}))` };
}
