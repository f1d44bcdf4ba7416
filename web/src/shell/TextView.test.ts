import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { page } from '$lib/page.svelte';
import { speakerOf } from '../test/sentences';
import TextView from './TextView.svelte';

it('offers every choice once, beside the thing it concerns', async () => {
  const words = speakerOf('port-arthur');
  page.book = words.book;
  const choose = vi.fn();
  const view = {
    turn: 1,
    ships: [
      { id: 'mikasa', place: 'port japan', damaged: false },
      { id: 'fuji', place: 'tsushima', damaged: true },
    ],
  };
  const legal = [
    'done',
    'sail mikasa tsushima',
    'sail mikasa yellow-sea',
    'battle tsushima',
    'embark yellow-sea',
    'from japan',
  ];
  render(TextView, { view, words, legal, refused: new Map(), highlight: [], odds: null, choose });
  const offered = [...document.querySelectorAll<HTMLElement>('[data-action]')].map(
    (each) => each.dataset.action,
  );
  expect([...offered].sort()).toEqual([...legal].sort());
  const mikasa = screen.getByText('Mikasa').closest('li');
  expect(mikasa?.querySelectorAll('[data-action^="sail mikasa"]')).toHaveLength(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Sail Mikasa to the Yellow Sea' }));
  expect(choose).toHaveBeenCalledWith('sail mikasa yellow-sea');
});
