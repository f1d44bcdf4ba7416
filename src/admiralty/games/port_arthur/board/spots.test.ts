import { describe, expect, it } from 'vitest';
import { anchor, clear, PAPER, ZONES } from './spots';

describe('places on the map', () => {
  it('lie on the paper', () => {
    for (const [zone] of ZONES) {
      const at = anchor(zone);
      expect(at?.x).toBeLessThan(PAPER.width);
      expect(at?.y).toBeLessThan(PAPER.height);
    }
    expect(anchor('atlantic')).toBeUndefined();
  });

  it('give way: a landing box below a name stands under its squadrons, the larger the lower', () => {
    const below = { outline: [], name: [100, 200], box: [120, 250] };
    expect(clear(below, 1)).toBe(291);
    expect(clear(below, 1.5)).toBe(336.5);
    expect(clear({ ...below, box: [100, 400] }, 1)).toBe(400);
    expect(clear({ ...below, box: [200, 250] }, 1)).toBe(250);
  });
});
