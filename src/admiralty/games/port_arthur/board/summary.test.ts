import type { BoardWords } from '$lib/board';
import { describe, expect, it } from 'vitest';
import { markerAt } from './summary';

const WORDS = { name: (_kind: string, id: string) => id } as BoardWords;

describe('the marker of the control points', () => {
  it('stands on the half of a side, or in the centre', () => {
    expect([-5, 0, 3].map((cp) => markerAt(cp, WORDS))).toEqual(['russia 5', '0', 'japan 3']);
  });
});
