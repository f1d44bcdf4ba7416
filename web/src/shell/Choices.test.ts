import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '$lib/page.svelte';
import { speakerOf } from '../test/sentences';
import Choices from './Choices.svelte';

const words = speakerOf('port-arthur');
const SHIPS = ['mikasa', 'asahi', 'shikishima', 'fuji', 'asama', 'tokiwa', 'izumo'];
const LEGAL = ['done', ...SHIPS.flatMap((ship) => [`sail ${ship} tsushima`, `sail ${ship} yellow-sea`])];

const PROPS = { words, odds: null, pending: [] };

describe('choices', () => {
  const choose = vi.fn();
  const chooseMany = vi.fn();
  let rerender: (props: object) => Promise<void>;

  beforeEach(() => {
    page.book = words.book;
    choose.mockReset();
    chooseMany.mockReset();
    const refused = new Map([['repair fuji', 'PA-5.14']]);
    ({ rerender } = render(Choices, { ...PROPS, legal: LEGAL, refused, choose, chooseMany }));
  });

  it('takes a plain choice with one click', async () => {
    await fireEvent.click(screen.getByRole('button', { name: /Done/ }));
    expect(choose).toHaveBeenCalledWith('done');
  });

  it('sends several marked ships to one zone', async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Mikasa' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Fuji' }));
    await fireEvent.click(screen.getByRole('button', { name: /→ Tsushima/ }));
    expect(chooseMany).toHaveBeenCalledWith(['sail mikasa tsushima', 'sail fuji tsushima']);
  });

  it('finds by typing, and Enter takes the only one left', async () => {
    const field = screen.getByRole('searchbox');
    await fireEvent.input(field, { target: { value: 'asama yellow' } });
    const form = field.closest('form');
    if (!form) throw new Error('the field stands in no form');
    await fireEvent.submit(form);
    expect(choose).toHaveBeenCalledWith('sail asama yellow-sea');
  });

  it('says why not what was typed', async () => {
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'fuji shipyard' } });
    expect(screen.getByText(/Only a damaged ship may enter a shipyard/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Send Fuji to the shipyard/ }));
    expect(choose).not.toHaveBeenCalled();
  });

  it('moves nothing when it learns what is not allowed', async () => {
    const place = () => document.querySelector('.check');
    await rerender({ legal: LEGAL, refused: new Map() });
    expect(place()?.classList.contains('none')).toBe(true);
    await rerender({ legal: LEGAL.slice(0, 3), refused: new Map([['repair fuji', 'PA-5.14']]) });
    expect(place()?.classList.contains('none')).toBe(false);
    expect(place()?.closest('form')?.classList.contains('after')).toBe(true);
  });

  it('carries its action as an attribute', () => {
    expect(document.querySelector('[data-action="done"]')).not.toBeNull();
  });
});
