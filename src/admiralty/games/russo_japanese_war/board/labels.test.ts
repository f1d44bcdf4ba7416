import { describe, expect, it } from 'vitest';
import map from '../data/russo-japanese-war-map.json';
import { middle } from './hex';
import { boxOf, flagOn, overlap, place, railTo, type Named } from './labels';
import { BOXES, PAPER, type Hex } from './war';

const HEXES = (map.hexes as unknown as (Hex & { id: string })[]).map((hex): [string, Hex] => [hex.id, hex]);

const COUNTERS = ['1214', '1414', '1611', '2215'].map(middle);

function named(language: string): Named[] {
  return HEXES.flatMap(([id, hex]) => {
    const name = (hex.town ?? hex.place)?.[language];
    return name ? [{ id, name, rank: hex.key_point ? 2 : hex.town ? 1 : 0 }] : [];
  });
}

describe('names on the map', () => {
  it.each(['en', 'cs', 'fr', 'ja'])('never cover each other, in %s', (language) => {
    for (const least of [5, 9.5, 11.4, 16]) {
      const boxes = place(named(language), least, COUNTERS, []).map(boxOf);
      boxes.forEach((box, i) => {
        for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
        expect(box.left).toBeGreaterThan(PAPER.x);
        expect(box.right).toBeLessThan(PAPER.x + PAPER.width);
      });
    }
  });

  it('leaves no town out on a laptop', () => {
    const towns = named('en').filter(({ rank }) => rank > 0);
    const placed = new Set(place(named('en'), 9.5, COUNTERS, []).map(({ id }) => id));
    expect(towns.filter(({ id }) => !placed.has(id))).toEqual([]);
  });

  it('leaves flags and the railway to Korea free', () => {
    const korea = BOXES['korea'];
    const signs = [...HEXES.filter(([, hex]) => hex.town).map(([id]) => flagOn(id))];
    if (korea) signs.push(railTo('1214', korea));
    for (const least of [4, 8])
      for (const label of place(named('en'), least, COUNTERS, [], signs))
        expect(signs.some((sign) => overlap(boxOf(label), sign))).toBe(false);
    expect(signs.length).toBeGreaterThan(8);
  });

  it('keeps clear of the numbers of hexes', () => {
    const ids = HEXES.map(([id]) => id);
    const numbers = ids.map((id) => {
      const { x, y } = middle(id);
      return { left: x - 5, right: x + 5, top: y - 19, bottom: y - 16 };
    });
    for (const label of place(named('en'), 4, COUNTERS, ids))
      expect(numbers.some((box) => overlap(boxOf(label), box))).toBe(false);
  });
});
