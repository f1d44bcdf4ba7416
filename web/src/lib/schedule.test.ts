import { expect, test } from 'vitest';
import { dayAndHour, local, nextSession } from './schedule';

const SESSIONS = [
  [10, 20],
  [50, 60],
];

test('the next session is told between sessions only', () => {
  expect([5, 15, 20, 55, 60].map((now) => nextSession(SESSIONS, now))).toEqual([10, null, 50, null, null]);
  expect(nextSession([], 5)).toBeNull();
});

test('a moment is typed and said in the time of this place', () => {
  const time = new Date(2026, 6, 7, 19, 30).getTime();
  expect(local(time)).toBe('2026-07-07T19:30');
  expect(dayAndHour(time, 'cs')).toContain('út');
  expect(dayAndHour(time, 'cs')).toContain('19:30');
});
