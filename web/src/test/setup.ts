/** Before the tests: ask Python once what it says about random games; see tools/sentences.py. */

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

export default function setup({ provide }: TestProject): void {
  const root = path.resolve(import.meta.dirname, '../../..');
  const python = process.env.PYTHON ?? path.join(root, '.venv/bin/python');
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  provide('sentences', execFileSync(python, ['-m', 'tools.sentences'], options));
}

declare module 'vitest' {
  interface ProvidedContext {
    sentences: string;
  }
}
