/** The signs of sides: so many shapes and colours (--seat-0 to --seat-5), given out in order. */

export const MARKS = 6;

/** Japan flies the red disc in every game; the others take the remaining signs in order. */
export function markOf(seats: readonly string[], seat: string): number {
  const order = [...seats].sort((a, b) => Number(b === 'japan') - Number(a === 'japan'));
  return Math.max(0, order.indexOf(seat)) % MARKS;
}
