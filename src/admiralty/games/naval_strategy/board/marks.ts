import type { OwnMarks } from '$lib/marks';
import './marks.css';

const COLOURS = ['blue', 'red', 'green', 'yellow', 'white', 'black'];

export const marks: OwnMarks = Object.fromEntries(
  COLOURS.map((team) => [team, { colour: `var(--team-${team})` }]),
);
