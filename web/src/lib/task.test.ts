import { expect, it } from 'vitest';
import { Problem } from './http';
import { Task } from './task.svelte';

it('is busy while it runs and keeps its last problem only', async () => {
  const task = new Task();
  const refused = task.run(() => Promise.reject(new Problem('error-full', {})));
  expect(task.isBusy).toBe(true);
  await refused;
  expect([task.isBusy, task.problem?.id]).toEqual([false, 'error-full']);
  await task.run(() => Promise.resolve());
  expect(task.problem).toBeNull();
});

it('does not swallow mistakes of the page itself', async () => {
  await expect(new Task().run(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
});
