import { expect, it, vi } from 'vitest';
import { pressKeys } from './keys';

it('presses a drawn button by Enter and the space bar only', () => {
  const press = vi.fn();
  const handle = pressKeys(press);
  for (const key of ['Enter', ' ', 'a', 'Tab']) {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    handle(event);
    expect(event.defaultPrevented).toBe(key === 'Enter' || key === ' ');
  }
  expect(press).toHaveBeenCalledTimes(2);
});
