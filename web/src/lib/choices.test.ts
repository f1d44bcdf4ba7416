import { describe, expect, it } from 'vitest';
import { speakerOf } from '../test/sentences';
import { group, together } from './choices';

const words = speakerOf('port-arthur');
const NOTHING = new Map<string, string>();
const SORTIE = [
  'done',
  'sail mikasa tsushima',
  'sail mikasa yellow-sea',
  'repair mikasa',
  'sail fuji tsushima',
  'embark tsushima',
];

describe('choices', () => {
  it('puts plain ones first and gives every thing its row', () => {
    const groups = group(SORTIE, NOTHING, words);
    expect(groups.plain.map((choice) => choice.action)).toEqual(['done']);
    expect(groups.single.map((choice) => choice.action)).toEqual(['embark tsushima']);
    expect(groups.rows.map((row) => [row.name, row.choices.length])).toEqual([
      ['Mikasa', 3],
      ['Fuji', 1],
    ]);
  });

  it('shortens what the row says already, and keeps the sentence', () => {
    const [mikasa] = group(SORTIE, NOTHING, words).rows;
    expect(mikasa?.choices.map((choice) => choice.short)).toEqual([
      '→ Tsushima',
      '→ Yellow Sea',
      'Send Mikasa to the shipyard',
    ]);
    expect(mikasa?.choices[0]?.text).toBe('Sail Mikasa to Tsushima');
  });

  it('keeps sentences where one row has several verbs with a target', () => {
    const [tsushima] = group(['move tsushima yellow-sea', 'top tsushima fuji'], NOTHING, words).rows;
    expect(tsushima?.choices.every((choice) => choice.short === choice.text)).toBe(true);
  });

  it('writes many numbers as numbers', () => {
    const few = group(['fire 1', 'fire 2'], NOTHING, words);
    expect(few.numbers.map((choice) => choice.short)).toEqual(['Fire with 1 die', 'Fire with 2 dice']);
    const many = group(
      Array.from({ length: 9 }, (_, i) => `fire ${i + 1}`),
      NOTHING,
      words,
    );
    expect(many.numbers[8]?.short).toBe('9');
  });

  it('finds by any part of sentence or id, without accents and case', () => {
    expect(group(SORTIE, NOTHING, words, 'MIK yellow').shown).toBe(1);
    const czech = speakerOf('port-arthur', 'cs');
    expect(group(['sail hashidate tsushima'], NOTHING, czech, 'hasidate').shown).toBe(1);
    expect(group(SORTIE, NOTHING, words, 'petropavlovsk').shown).toBe(0);
  });

  it('shows refused ones among the others, with their clause', () => {
    const groups = group(['sail fuji tsushima'], new Map([['sail fuji yellow-sea', 'PA-5.8']]), words);
    expect(groups.rows[0]?.choices.map((choice) => choice.clause)).toEqual(['', 'PA-5.8']);
  });

  it('sends several things to one place', () => {
    const { rows } = group(SORTIE, NOTHING, words);
    const targets = together(rows, new Set(['ship:mikasa', 'ship:fuji']));
    expect(targets[0]).toMatchObject({
      name: '→ Tsushima',
      actions: ['sail mikasa tsushima', 'sail fuji tsushima'],
    });
    expect(together(rows, new Set())).toEqual([]);
  });

  it('never offers a refused one for several', () => {
    const { rows } = group(['sail fuji tsushima'], new Map([['sail mikasa tsushima', 'PA-5.8']]), words);
    expect(together(rows, new Set(['ship:mikasa', 'ship:fuji']))[0]?.actions).toEqual(['sail fuji tsushima']);
  });
});
