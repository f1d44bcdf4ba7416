// Makes src/lib/api.ts from the server's OpenAPI document, and view-types.ts of each board from the types of
// its game; with --check it only says whether they are stale.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const web = import.meta.dirname;
const output = path.join(web, 'src/lib/api.ts');
const python = process.env.PYTHON ?? path.join(web, '../.venv/bin/python');

const options = { cwd: path.dirname(web), stdio: 'inherit' };
execFileSync(python, ['-m', 'tools.view_types', ...process.argv.slice(2)], options);
const printed = execFileSync(python, ['-m', 'admiralty.server.openapi'], { maxBuffer: 64 * 1024 * 1024 });
const described = JSON.parse(printed);
for (const operations of Object.values(described.paths)) {
  for (const operation of Object.values(operations)) {
    // Every problem has the same shape; the page reads it in one place.
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
    );
  }
}

const types = `// Made by \`npm run types\` from the server's OpenAPI document.\n\n${astToString(await openapiTS(described))}`;
if (!process.argv.includes('--check')) writeFileSync(output, types);
else if (readFileSync(output, 'utf8') !== types) {
  console.error('web/src/lib/api.ts is stale: run `npm run types` in web/.');
  process.exit(1);
}
