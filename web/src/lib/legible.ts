/** The smallest letters on a drawing, in pixels of the screen. */

const PHONE = 480;
const ON_PHONE = 8.1;
const ELSEWHERE = 9.1;

/** For a drawing of this width in pixels. */
export const leastLetter = (width: number): number => (width < PHONE ? ON_PHONE : ELSEWHERE);
