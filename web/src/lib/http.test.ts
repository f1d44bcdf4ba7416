import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './http';

describe('a request whose answer is lost', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('goes under the same name when it is sent again, until it is answered', async () => {
    const names: string[] = [];
    const answers = [503, 0, 200, 200];
    vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
      names.push(headers['Idempotency-Key'] ?? '');
      const status = answers[names.length - 1] ?? 0;
      if (!status) return Promise.reject(new TypeError('nobody answers'));
      const body = status === 200 ? { id: 'abc' } : { error: 'error-unknown-outcome', args: {} };
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    const table = { game: 'port-arthur', options: {}, seats: { japan: 'me' } };
    await expect(api.create(table)).rejects.toThrow('error-unknown-outcome');
    await expect(api.create(table)).rejects.toThrow('page-unreachable');
    await api.create(table);
    expect(new Set(names).size).toBe(1);
    await api.create(table);
    expect(new Set(names).size).toBe(2);
  });
});
