import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { History } from './history.svelte';
import { rules } from './rules.svelte';
import { tableKeys } from './table-keys';
import type { Table } from './table.svelte';

const history = { isLive: true, back: vi.fn(), press: vi.fn(), toggle: vi.fn() };
const table = { mayUndo: true, info: { game: 'port-arthur' } };
const open = vi.fn();
const undo = vi.fn();
const playback = { isRunning: false, skip: vi.fn() };
const handle = tableKeys(table as unknown as Table, history as unknown as History, playback, open, undo);

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  handle(event);
  return event;
}

describe('keys at a table', () => {
  beforeEach(() => void vi.clearAllMocks());
  afterEach(() => {
    rules.close();
    history.isLive = true;
    table.mayUndo = true;
    playback.isRunning = false;
    document.body.innerHTML = '';
  });

  it('skip with the space bar what others do, but not while a button has it', () => {
    expect(press(' ').defaultPrevented).toBe(false);
    playback.isRunning = true;
    expect(press(' ').defaultPrevented).toBe(true);
    expect(playback.skip).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '<button></button>';
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true });
    document.querySelector('button')?.addEventListener('keydown', handle);
    document.querySelector('button')?.dispatchEvent(event);
    expect(playback.skip).toHaveBeenCalledTimes(1);
  });

  it('open panels and steps of the history, whatever the case', () => {
    expect(press('L').defaultPrevented).toBe(true);
    expect(open).toHaveBeenCalledWith('log');
    press(']');
    expect(history.press).toHaveBeenCalledWith('ArrowRight');
    expect(press('x').defaultPrevented).toBe(false);
  });

  it('go to the first thing on the board and, after the end of a game, to the rematch', () => {
    const thing = '<button id="tool"></button><svg><g tabindex="0" id="thing"></g></svg>';
    document.body.innerHTML = `<section id="board" tabindex="-1">${thing}</section>`;
    press('b');
    expect(document.activeElement?.id).toBe('thing');
    document.querySelector('#tool')?.setAttribute('data-rematch', '');
    press('b');
    expect(document.activeElement?.id).toBe('tool');
  });

  it('take back only what may be taken back, in the present', () => {
    press('u');
    expect(undo).toHaveBeenCalledTimes(1);
    table.mayUndo = false;
    press('u');
    table.mayUndo = true;
    history.isLive = false;
    press('u');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('close the rules first and then go back to the present', () => {
    history.isLive = false;
    press('r');
    expect(rules.slug).toBe('port-arthur');
    press('Escape');
    expect([rules.slug, history.back.mock.calls.length]).toEqual([null, 0]);
    press('Escape');
    expect(history.back).toHaveBeenCalledTimes(1);
  });

  it('choose by number', () => {
    document.body.innerHTML = '<div id="choices"><button data-quick="2"></button></div>';
    const clicked = vi.fn();
    document.querySelector('button')?.addEventListener('click', clicked);
    press('1');
    expect(clicked).not.toHaveBeenCalled();
    press('2');
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('do nothing behind a dialog', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    press('l');
    expect(open).not.toHaveBeenCalled();
  });
});
