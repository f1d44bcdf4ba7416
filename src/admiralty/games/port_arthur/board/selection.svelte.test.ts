import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Selection, type Given } from './selection.svelte';

const FIRST = ['sail mikasa tsushima', 'sail fuji tsushima', 'sail fuji yellow-sea', 'done'];

/** A player who may send two ships to sea; what is chosen is kept in `said`. */
function selecting(
  test: (selection: Selection, said: string[][], offer: (legal: string[]) => void) => void,
): void {
  const said: string[][] = [];
  let legal = $state.raw(FIRST);
  const given = {
    view: { phase: 'operations', ships: [], squadrons: [] },
    game: { verbs: { sail: ['ship', 'zone'], done: [] }, ids: { zone: ['tsushima', 'yellow-sea'] } },
    printed: { ships: {}, ports: {} },
    get legal() {
      return legal;
    },
    refused: new Map([['sail mikasa yellow-sea', 'PA-5.8']]),
    words: { name: (_: string, id: string) => id, say: String, action: String, refusal: () => 'too far' },
    choose: (action: string) => said.push([action]),
    chooseMany: (actions: string[]) => said.push(actions),
  } as unknown as Given;
  const stop = $effect.root(() => {
    test(new Selection(() => given), said, (next) => {
      legal = next;
      flushSync();
    });
  });
  stop();
}

describe('what is selected on the map', () => {
  it('goes together to a sea that all of it may sail to', () =>
    selecting((selection, said) => {
      selection.toggle('ship:mikasa');
      selection.toggle('ship:fuji');
      expect([...selection.litZones].sort()).toEqual(['tsushima', 'yellow-sea']);
      selection.pressZone('tsushima');
      expect(said).toEqual([['sail mikasa tsushima', 'sail fuji tsushima']]);
      expect(selection.chosen.size).toBe(0);
    }));

  it('says why it cannot go somewhere', () =>
    selecting((selection) => {
      selection.toggle('ship:mikasa');
      expect(selection.why('zone', 'yellow-sea')).toBe('sail mikasa yellow-sea: too far (PA-5.8)');
      expect(selection.why('zone', 'tsushima')).toBe('');
    }));

  it('is forgotten as soon as it can no longer be sent anywhere', () =>
    selecting((selection, said, offer) => {
      selection.toggle('ship:mikasa');
      offer(['done']);
      expect(selection.chosen.size).toBe(0);
      expect(selection.send('zone:tsushima')).toBe(false);
      expect(said).toEqual([]);
    }));
});
