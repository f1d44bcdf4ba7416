import { expect, it } from 'vitest';
import { isLoopback, shareable } from './loopback';

it('knows the addresses that mean this computer', () => {
  expect(['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(true);
  expect(['192.168.1.7', 'admiralty.example', '12.7.0.1', 'localhost.example'].some(isLoopback)).toBe(false);
});

it('gives away no link that leads to this computer only', () => {
  expect(shareable('http://127.0.0.1:8765/join/ABC', 'http://192.168.1.7:8765')).toBe(
    'http://192.168.1.7:8765/join/ABC',
  );
  expect(shareable('http://localhost:8765/join/ABC', '')).toBe('');
  expect(shareable('https://admiralty.example/join/ABC', '')).toBe('https://admiralty.example/join/ABC');
});
