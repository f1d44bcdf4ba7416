import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf } from './dice';

it('recognises the key that was promised', async () => {
  const key = 'ddaa95c7f9c96372da9fa5601f24c46a809c9d3d11e3aea25b19259a480033ff';
  const promised = createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');
  expect(await commitmentOf(key)).toBe(promised);
  expect(await commitmentOf(key.replace('d', 'e'))).not.toBe(promised);
});
