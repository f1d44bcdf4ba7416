import { expect, it } from 'vitest';
import { ago, countdown } from './time';

it('counts down', () => {
  expect(countdown(65_000)).toBe('1:05');
  expect(countdown(3_725_000)).toBe('1:02:05');
  expect(countdown(90_000_000)).toBe('1 d 01:00');
  expect(countdown(-5)).toBe('0:00');
});

it('says how long ago', () => {
  const now = Date.UTC(2026, 0, 2);
  expect(ago(now - 3 * 3_600_000, now, 'en')).toBe('3 hours ago');
  expect(ago(now - 86_400_000, now, 'en')).toBe('yesterday');
});
