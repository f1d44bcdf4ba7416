/** What can be read on a drawing: its smallest letters, and when a magnifier helps. */

const PHONE = 480;
/** Pixels of the screen. */
const ON_PHONE = 8.1;
const ELSEWHERE = 9.1;

/** For a drawing of this width in pixels. */
export const leastLetter = (width: number): number => (width < PHONE ? ON_PHONE : ELSEWHERE);

/** Pixels of a unit of a drawing under the magnifier, at least. */
export const NEAR = 1.9;

/** Whether a drawing whose unit has so many pixels is so small that a magnifier helps. */
export const isFar = (scale: number): boolean => scale < NEAR * 0.8;
