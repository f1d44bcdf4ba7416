import { describe, expect, it } from 'vitest';
import { pieces, search } from './rules.svelte';

const RULES = [
  { heading: 'PA-5 Turn' },
  { clause: 'PA-5.1', text: 'A turn has six phases.' },
  { clause: 'PA-5.8', text: 'A damaged ship may sail only to an adjacent zone.' },
  { heading: 'PA-6 Operations' },
  { clause: 'PA-6.1', text: 'Cycles.' },
];

describe('rules', () => {
  it('are all there without a question', () => {
    expect(search(RULES, ' ')).toHaveLength(5);
  });

  it('are found by number or words, under their heading', () => {
    expect(search(RULES, 'damaged adjacent')).toEqual([RULES[0], RULES[2]]);
    expect(search(RULES, 'pa-6.1')).toEqual([RULES[3], RULES[4]]);
    expect(search(RULES, 'submarine')).toEqual([]);
  });

  it('have their marks read and never their markup', () => {
    expect(pieces('Option `mines`: see PA-8.19 and PA-R.7, **always**. <b>')).toEqual([
      { kind: 'text', text: 'Option ' },
      { kind: 'code', text: 'mines' },
      { kind: 'text', text: ': see ' },
      { kind: 'clause', text: 'PA-8.19' },
      { kind: 'text', text: ' and ' },
      { kind: 'clause', text: 'PA-R.7' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'always' },
      { kind: 'text', text: '. <b>' },
    ]);
  });
});
