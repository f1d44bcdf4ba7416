import { expect, test } from 'vitest';
import { markOf } from './marks';

test('a nation has the same mark in every game', () => {
  expect(markOf(['japan', 'russia'], 'japan')).toEqual(markOf(['usa', 'japan'], 'japan'));
  expect(markOf(['japan', 'russia'], 'russia').shape).toBe(markOf(['usa', 'japan'], 'usa').shape);
});

test('teams have shapes of their own, and the colour they are called by', () => {
  const teams = ['blue', 'red', 'green'];
  const marks = teams.map((seat) => markOf(teams, seat));
  expect(new Set(marks.map((mark) => mark.shape)).size).toBe(3);
  expect(marks.map((mark) => mark.colour)).toEqual([
    'var(--seat-blue, var(--seat-0))',
    'var(--seat-red, var(--seat-1))',
    'var(--seat-green, var(--seat-2))',
  ]);
});
