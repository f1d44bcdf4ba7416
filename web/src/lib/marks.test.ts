import { expect, test } from 'vitest';
import { sentences } from '../test/sentences';
import { markOf } from './marks';

test('a nation has the same mark in every game', () => {
  const two = (slug: string, seats: string[]) => ({ slug, seats });
  const war = two('port-arthur', ['japan', 'russia']);
  const midway = two('battle-of-midway', ['usa', 'japan']);
  expect(markOf(war, 'japan')).toEqual(markOf(midway, 'japan'));
  expect(markOf(war, 'russia')).toEqual(markOf(midway, 'usa'));
});

test('teams have the colour they are called by', () => {
  const game = { slug: 'naval-strategy', seats: ['blue', 'red', 'green'] };
  expect(game.seats.map((seat) => markOf(game, seat).colour)).toEqual([
    'var(--team-blue)',
    'var(--team-red)',
    'var(--team-green)',
  ]);
});

test('no two seats of a game share a shape or a colour', () => {
  for (const { game } of Object.values(sentences)) {
    const marks = game.seats.slice(0, 6).map((seat) => markOf(game, seat));
    expect(new Set(marks.map((mark) => mark.shape)).size, game.slug).toBe(marks.length);
    expect(new Set(marks.map((mark) => mark.colour)).size, game.slug).toBe(marks.length);
  }
});
