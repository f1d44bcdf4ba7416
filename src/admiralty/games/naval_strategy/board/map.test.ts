import { describe, expect, it } from 'vitest';
import { blank, newName, openFace, paint, ports, read, resize, tilesOf, written } from './map';

const drawn = paint(paint(paint(blank('Bay'), '0,0', 'port'), '1,0', 'land'), '2,0', 'rich');

describe('a drawing', () => {
  it('has all tiles of its sea', () => {
    expect(tilesOf(5)).toHaveLength(91);
  });

  it('gives ports names of their own', () => {
    expect(drawn.names).toEqual({ '0,0': 'Haven' });
    expect(newName(drawn)).toBe('Refuge');
    expect(ports(paint(drawn, '0,0', 'sea'))).toEqual([]);
    expect(paint(drawn, '0,0', 'sea').names).toEqual({});
  });

  it('loses what lies off a smaller sea', () => {
    expect(Object.keys(resize(paint(drawn, '5,0', 'land'), 2).tiles)).toEqual(['0,0', '1,0', '2,0']);
    expect(Object.keys(resize(drawn, 1).tiles)).toEqual(['0,0', '1,0']);
  });

  it('is read back from its file', () => {
    const homes = drawn.homes.map((home, i) => (i ? home : { port: '0,0', face: 4 }));
    const again = read(written({ ...drawn, homes, fleet: ['galleon'] }));
    expect(again.tiles).toEqual(drawn.tiles);
    expect(again.homes[0]).toEqual({ port: '0,0', face: 4 });
    expect(again.fleet).toEqual(['galleon']);
    expect(written(drawn)).not.toContain('starts');
  });

  it('sends ships out to open water', () => {
    expect(openFace(drawn, '0,0')).toBe(0);
    expect(openFace({ ...drawn, radius: 0 }, '0,0')).toBe(0);
  });
});
