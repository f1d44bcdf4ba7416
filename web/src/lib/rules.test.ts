import { describe, expect, it, vi } from 'vitest';
import { api } from './http';
import { ruleText, search } from './rules.svelte';

const RULES = [
  { heading: 'PA-5 Turn' },
  { clause: 'PA-5.1', pieces: [{ kind: 'text' as const, text: 'A turn has six phases.' }] },
  {
    clause: 'PA-5.8',
    pieces: [{ kind: 'text' as const, text: 'A damaged ship may sail only to an adjacent zone.' }],
  },
  { heading: 'PA-6 Operations' },
  { clause: 'PA-6.1', pieces: [{ kind: 'text' as const, text: 'Cycles.' }] },
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

  it('have the spaces of their language', async () => {
    const lines = [
      { clause: 'PA-5.1', pieces: [{ kind: 'text' as const, text: 'Un tour : « six » phases ?' }] },
    ];
    vi.spyOn(api, 'rules').mockImplementation((_, language) => Promise.resolve({ language, lines }));
    const shown = async (language: 'fr' | 'en') =>
      (await ruleText('port-arthur', language)).lines[0]?.pieces?.[0]?.text;
    expect(await shown('fr')).toBe('Un tour\u00a0: «\u00a0six\u00a0» phases\u00a0?');
    expect(await shown('en')).toBe('Un tour : « six » phases ?');
  });
});
