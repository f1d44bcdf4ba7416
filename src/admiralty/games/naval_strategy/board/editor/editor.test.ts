import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '$lib/board';
import { blank, paint, written } from '../map';
import { Editor } from './editor.svelte';

const NO_PORT: Fault = { fault: 'no-port', args: {} };
const MADE = written(paint(blank('Made'), '1,0', 'port'));

const server = {
  check: vi.fn<(text: string) => Promise<Fault[]>>(),
  make: vi.fn<() => Promise<string | null>>(),
  start: vi.fn<() => Promise<void>>(),
};

describe('an editor', () => {
  let editor: Editor;

  beforeEach(() => {
    vi.useFakeTimers();
    server.check.mockReset().mockResolvedValue([]);
    server.make.mockReset().mockResolvedValue(MADE);
    server.start.mockReset().mockResolvedValue();
    editor = new Editor('Bay', server);
  });
  afterEach(() => void vi.useRealTimers());

  it('asks the server once the drawing rests', async () => {
    server.check.mockResolvedValue([NO_PORT]);
    const drop = editor.checkSoon();
    drop();
    await vi.runAllTimersAsync();
    expect(server.check).not.toHaveBeenCalled();
    editor.checkSoon();
    expect([editor.faults, editor.isSound]).toEqual([null, false]);
    await vi.runAllTimersAsync();
    expect([editor.faults, editor.isSound]).toEqual([[NO_PORT], false]);
  });

  it('forgets an answer that comes after a change', async () => {
    editor.checkSoon();
    server.check.mockImplementation(() => {
      editor.paint('0,0');
      return Promise.resolve([NO_PORT]);
    });
    await vi.runAllTimersAsync();
    expect(editor.faults).toBeNull();
  });

  it('keeps the name of the map when another is made up, and all of it when none fits', async () => {
    expect(await editor.generate(1, {})).toBe(true);
    expect([editor.drawing.title, editor.ports]).toEqual(['Bay', ['1,0']]);
    server.make.mockResolvedValue(null);
    expect(await editor.generate(2, {})).toBe(false);
    expect([editor.ports, editor.isBusy]).toEqual([['1,0'], false]);
  });

  it('takes a sound file and says what is wrong with another', async () => {
    await editor.load(new File([MADE], 'map.json'));
    expect(editor.drawing.title).toBe('Made');
    server.check.mockResolvedValue([NO_PORT]);
    await editor.load(new File(['{}'], 'map.json'));
    expect([editor.trouble, editor.drawing.title]).toEqual([NO_PORT, 'Made']);
  });

  it('never leaves a fleet without ships', () => {
    editor.setShip(0, '');
    expect(editor.drawing.fleet).toEqual(['brig']);
    editor.setShip(0, '');
    expect(editor.drawing.fleet).toEqual(['brig']);
    editor.setShip(0, 'galleon');
    editor.addShip();
    expect(editor.drawing.fleet).toEqual(['galleon', 'schooner']);
  });

  it('seats an organiser only when asked to', async () => {
    await editor.play('3', 'friends');
    expect(server.start).toHaveBeenLastCalledWith(editor.text, { teams: '3' }, 'friends');
    await editor.play('2', 'organiser');
    expect(server.start).toHaveBeenLastCalledWith(
      editor.text,
      { teams: '2', organiser: 'seat' },
      'organiser',
    );
  });
});
