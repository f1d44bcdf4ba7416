import { describe, expect, it } from 'vitest';
import { goalsOf, retreatsOf, type Look } from './goals';
import type { Outlook } from './war';

const outlook: Outlook = {
  ranges: { 'J-1': { '1206': { left: 2, stops: false, way: ['1205', '1206'] } } },
  rail: { 'J-1': { '1206': ['1206'], '1300': ['1300'] } },
  strategic: { 'J-1': { '1400': ['1400'] } },
};
const look: Look = { mover: 'J-1', pinned: 'J-1', range: true, rail: true };
const label = (place: string, action: string): string => `${place} by ${action}`;
const goals = (legal: string[], more: Partial<Look> = {}) =>
  goalsOf(legal, outlook, { ...look, ...more }, label);

describe('where a unit could go', () => {
  it('is one click with all steps in it, by march rather than by rail', () => {
    const found = goals(['move J-1', 'rail J-1']);
    expect(found.get('1206')).toEqual({
      kind: 'march',
      actions: ['move J-1', 'step 1205', 'step 1206'],
      label: '1206 by move J-1',
      left: 2,
      stops: false,
    });
    expect(found.get('1300')?.actions).toEqual(['rail J-1', 'step 1300', 'stop']);
  });

  it('is nowhere by a kind of movement that may not begin', () => {
    expect([...goals(['move J-1']).keys()]).toEqual(['1206']);
    expect([...goals(['unit J-1'], { range: false }).keys()]).toEqual(['1400']);
  });

  it('goes on from where it is when it is on its way', () => {
    expect(goals(['stop', 'step 1205']).get('1206')?.actions).toEqual(['step 1205', 'step 1206']);
  });

  it('is shown as far as its player wants to see it', () => {
    expect([...goals(['move J-1', 'rail J-1'], { range: false, rail: false }).keys()]).toEqual([]);
  });
});

describe('retreats', () => {
  const legal = ['retreat R-S1 1811', 'retreat R-S2 1812', 'pass'];

  it('are shown of all units, or of the one that was clicked', () => {
    expect(retreatsOf(legal).map(({ unit }) => unit)).toEqual(['R-S1', 'R-S2']);
    expect([...goals(legal, { mover: '', pinned: '' }).keys()]).toEqual(['1811', '1812']);
    expect([...goals(legal, { mover: 'R-S2', pinned: 'R-S2' }).keys()]).toEqual(['1812']);
  });
});
