import { describe, expect, it } from 'vitest';
import { speakerOf } from '../test/sentences';
import { Describer } from './describe';

const VIEW = {
  turn: 2,
  phase: 'operations',
  initiative: 'japan',
  blockade: false,
  spaces: ['yalu'],
  battle: null,
  ships: [
    { id: 'mikasa', place: 'tsushima', damaged: true },
    { id: 'fuji', place: 'port japan', damaged: false },
  ],
  squadrons: [{ side: 'japan', zone: 'tsushima', count: 1 }],
};

describe('a view in words', () => {
  const { facts, sections } = new Describer(speakerOf('port-arthur')).describe(VIEW);

  it('says its facts with names and labels', () => {
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Turn: 2',
      'Phase: Operations',
      'Initiative: Japan',
      'Blockade: no',
      'Armies in Manchuria: Yalu',
      'Battle: none',
    ]);
  });

  it('puts things where they are', () => {
    expect(sections.map((section) => [section.key, section.title, section.items])).toEqual([
      ['zone:tsushima', 'Tsushima', [{ key: 'ship:mikasa', text: 'Mikasa', details: ['damaged'] }]],
      ['port:japan', 'Anchorage of Japan', [{ key: 'ship:fuji', text: 'Fuji', details: [] }]],
      ['', 'Squadrons', [{ key: '', text: 'Side: Japan, Sea zone: Tsushima, Ships: 1', details: [] }]],
    ]);
  });

  it('says something for a game it has never seen', () => {
    const plain = new Describer(speakerOf('_template')).describe({
      morale_left: 3,
      weird: { deep: { er: 1 } },
    });
    expect(plain.facts).toEqual([{ label: 'morale left', value: '3' }]);
    expect(plain.sections[0]?.items[0]?.text).toBe('deep: er: 1');
  });
});
