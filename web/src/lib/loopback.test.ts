import { expect, it } from 'vitest';
import { isLoopback } from './loopback';

it('knows the addresses that mean this computer', () => {
  expect(['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(true);
  expect(['192.168.1.7', 'admiralty.example', '12.7.0.1', 'localhost.example'].some(isLoopback)).toBe(false);
});
