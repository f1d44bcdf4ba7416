import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import { mounts } from '$lib/outside-boards';
import OutsideBoard from './OutsideBoard.svelte';

const props = (legal: string[]) => ({ game: { slug: 'sea-lion' }, legal }) as unknown as BoardProps;

test('a board of another package is drawn once, told of changes and taken away', async () => {
  const destroy = vi.fn();
  const mount = vi.fn((target: HTMLElement, first: BoardProps) => {
    const show = ({ legal }: BoardProps) => (target.textContent = legal.join(', '));
    show(first);
    return { update: show, destroy };
  });
  mounts.set('sea-lion', mount);

  const { container, rerender, unmount } = render(OutsideBoard, props(['dive']));
  expect(container.textContent).toContain('dive');
  await rerender(props(['dive', 'surface']));
  expect(container.textContent).toContain('dive, surface');
  expect(mount).toHaveBeenCalledTimes(1);
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});
