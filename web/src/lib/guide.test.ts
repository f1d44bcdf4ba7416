import { beforeEach, describe, expect, it } from 'vitest';
import { Tips, type Moment } from './guide.svelte';

const tip = (name: string, trigger: { prompt?: string; verb?: string; event?: string }) => ({
  name,
  say: `tip-${name}`,
  prompt: '',
  verb: '',
  event: '',
  clauses: [],
  ...trigger,
});
const TIPS = [
  tip('sortie', { prompt: 'sortie', verb: 'sail' }),
  tip('army', { prompt: 'sortie', verb: 'embark' }),
  tip('stuck', { event: 'stuck' }),
  tip('dice', { prompt: 'choose-dice' }),
];
const moment = (seq: number, prompt: string, verbs: string[] = [], events: string[] = []): Moment => ({
  seq,
  prompt,
  verbs: new Set(verbs),
  events: new Set(events),
});

describe('tips', () => {
  beforeEach(() => localStorage.clear());

  it('are told once each, one for a moment, and remembered', () => {
    const tips = new Tips('skirmish');
    expect(tips.on).toBe(false);
    tips.start();
    const first = moment(1, 'sortie', ['sail', 'embark']);
    tips.update(TIPS, first);
    expect(tips.shown?.name).toBe('sortie');
    tips.close(1);
    tips.update(TIPS, first);
    expect(tips.shown).toBeNull();
    tips.update(TIPS, moment(2, 'sortie', ['sail', 'embark']));
    expect(tips.shown?.name).toBe('army');
    tips.close(2);
    tips.update(TIPS, moment(3, 'sortie', ['sail', 'embark']));
    expect(tips.shown).toBeNull();
    expect(new Tips('skirmish').seen).toEqual(['sortie', 'army']);
    expect(new Tips('another').seen).toEqual([]);
  });

  it('give way when the game goes on', () => {
    const tips = new Tips('skirmish');
    tips.start();
    tips.update(TIPS, moment(1, 'sortie', ['sail']));
    tips.update(TIPS, moment(2, 'sortie', ['sail']));
    expect(tips.shown?.name).toBe('sortie');
    tips.update(TIPS, moment(3, ''));
    expect(tips.shown).toBeNull();
    tips.update(TIPS, moment(4, '', [], ['stuck']));
    expect(tips.shown?.name).toBe('stuck');
    tips.update(TIPS, moment(5, 'choose-dice', ['fire'], ['stuck']));
    expect(tips.shown?.name).toBe('dice');
    expect(tips.seen).toEqual(['sortie', 'stuck']);
  });

  it('can be switched off and begun again', () => {
    const tips = new Tips('skirmish');
    tips.start();
    tips.update(TIPS, moment(1, 'choose-dice'));
    tips.stop();
    expect(tips.shown).toBeNull();
    expect(new Tips('skirmish').on).toBe(false);
    tips.start();
    expect(new Tips('skirmish')).toMatchObject({ on: true, seen: [] });
  });
});
