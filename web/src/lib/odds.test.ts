import { describe, expect, it } from 'vitest';
import { oddsOf, percent } from './odds';
import type { Speaker } from './words';

const words = {
  language: 'en',
  book: { say: (id: string, _: object, form = '') => `${id} ${form}`.trim(), attributes: () => ['short'] },
} as unknown as Speaker;

describe('a chance', () => {
  it('is written as 0 or 100 per cent only if it is one', () => {
    expect([0, 0.002, 0.006, 0.5, 0.994, 0.998, 1].map((chance) => percent(chance, 'en'))).toEqual([
      '0%', '<1%', '1%', '50%', '99%', '>99%', '100%',
    ]); // prettier-ignore
  });
});

describe('figures beside a choice', () => {
  it('leave out a mean that would be written as 0, and say of what a chance is', () => {
    const odds = { fire: { p_within: 0.002, expected_hits: 0.07, expected_lost: 0.001 } };
    expect(oddsOf(odds, 'fire', words).map(({ short, text }) => `${short} ${text}`)).toEqual([
      'advice-p-within short <1%',
      'advice-expected-hits short 0.07',
    ]);
  });
});
