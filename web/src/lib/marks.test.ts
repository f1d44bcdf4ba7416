import { readFileSync } from 'node:fs';
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

test('a team flies the flag that it has chosen, under its own sign', () => {
  const game = { slug: 'naval-strategy', seats: ['blue', 'red'], flown: { red: 'black' } };
  const [chosen, own] = [markOf(game, 'red'), markOf({ ...game, flown: {} }, 'red')];
  expect(chosen.colour).toBe('var(--team-black)');
  expect(chosen.edge).toBeTruthy();
  expect(chosen.shape).toBe(own.shape);
});

// Machado, Oliveira and Fernandes, A physiologically-based model for simulation of colour vision deficiency
// (2009): linear RGB as somebody sees it who has no red, no green or no blue cones.
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const XYZ = [0.4339, 0.3762, 0.1899, 0.2127, 0.7152, 0.0722, 0.0178, 0.1095, 0.8727]; // white is 1, 1, 1

const times = (matrix: number[], by: number[]): number[] =>
  [0, 3, 6].map((row) => by.reduce((sum, value, i) => sum + (matrix[row + i] ?? 0) * value, 0));

/** A colour in CIELAB, where distances are about as large as they look. */
function lab(hex: string, eyes: number[]): number[] {
  const values = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const linear = values.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  const seen = times(eyes, linear).map((v) => Math.min(1, Math.max(0, v)));
  const [x = 0, y = 0, z = 0] = times(XYZ, seen).map((v) =>
    v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 4 / 29,
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('no two flags look alike, whatever colours somebody can see, in light and in dark', () => {
  const css = readFileSync('../src/admiralty/games/naval_strategy/board/marks.css', 'utf8');
  const flags = [...css.matchAll(/--team-(\w+): light-dark\((#\w{6}), (#\w{6})\)/g)];
  expect(flags.map(([, flag]) => flag)).toEqual(sentences['naval-strategy']?.game.flags);
  for (const scheme of [2, 3])
    for (const [kind, eyes] of Object.entries(EYES))
      for (const one of flags)
        for (const other of flags) {
          if (one === other) continue;
          const [a, b] = [lab(one[scheme] ?? '', eyes), lab(other[scheme] ?? '', eyes)];
          const apart = Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
          expect(apart, `${kind}: ${one[1]} and ${other[1]}`).toBeGreaterThan(25);
        }
});

test('no two seats of a game share a shape or a colour', () => {
  for (const { game } of Object.values(sentences)) {
    const marks = game.seats.slice(0, 6).map((seat) => markOf(game, seat));
    expect(new Set(marks.map((mark) => mark.shape)).size, game.slug).toBe(marks.length);
    expect(new Set(marks.map((mark) => mark.colour)).size, game.slug).toBe(marks.length);
  }
});
