import type { OwnMarks } from '$lib/marks';
import './marks.css';

const COLOURS = ['blue', 'red', 'green', 'yellow', 'white', 'black', 'orange', 'purple', 'sky'];
const BRIGHT = '#f2efe4';

export const marks: OwnMarks = Object.fromEntries(
  COLOURS.map((flag) => [
    flag,
    { colour: `var(--team-${flag})`, ...(flag === 'black' ? { edge: BRIGHT } : {}) },
  ]),
);
