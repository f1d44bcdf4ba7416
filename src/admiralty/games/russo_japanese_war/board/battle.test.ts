import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { BoardWords } from '$lib/board';
import type { LogLine } from '$lib/wire';
import Battle from './Battle.svelte';
import type { Combat } from './war';

const words = {
  language: 'en',
  name: (_: string, id: string) => id,
  say: (id: string) => id,
  event: (line: LogLine) => line.kind,
} as unknown as BoardWords;

describe('the panel of a fight', () => {
  const strength: LogLine = { n: 4, kind: 'strength', args: [5, 3, 2], clause: 'RJ-9.11' };
  const combat: Combat = {
    attacker: 'japan',
    target: '1103',
    units: ['J-2'],
    defenders: [],
    attack: 5,
    defence: 0,
    column: 2,
    supported: false,
    die: 4,
    result: 'DE',
  };

  it('keeps the strengths it was fought with, although the defender is lost', () => {
    const given = { target: '1103', units: ['J-2'], odds: null, withCard: false, words };
    render(Battle, { props: { ...given, combat, lines: [strength] } });
    const [attack, defence] = screen.getAllByText(/^\d$/).map((figure) => figure.textContent);
    expect([attack, defence]).toEqual(['5', '3']);
  });
});
