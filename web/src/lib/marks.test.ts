import { expect, test } from 'vitest';
import { markOf } from './marks';

test('a nation has the same mark in every game', () => {
  expect(['japan', 'russia'].map((seat) => markOf(['japan', 'russia'], seat))).toEqual([0, 1]);
  expect(['usa', 'japan'].map((seat) => markOf(['usa', 'japan'], seat))).toEqual([1, 0]);
});

test('teams take the marks in order', () => {
  const teams = ['blue', 'red', 'green'];
  expect(teams.map((seat) => markOf(teams, seat))).toEqual([0, 1, 2]);
});
