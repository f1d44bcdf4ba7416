/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vite';

const web = import.meta.dirname;
const project = path.dirname(web);
const server = process.env.ADMIRALTY_SERVER ?? 'http://127.0.0.1:8765';

/** Boards live with their games, outside this folder, and still use its packages. */
function packagesForBoards(): Plugin {
  return {
    name: 'packages-for-boards',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPackage = /^[a-z@]/.test(source) && !source.startsWith('$');
      const isBoard = importer?.startsWith(path.join(project, 'src')) ?? false;
      return isPackage && isBoard
        ? this.resolve(source, path.join(web, 'src/main.ts'), { skipSelf: true })
        : null;
    },
  };
}

/** Tells the service worker which files it is to keep; another build is another version of it. */
function listed(): Plugin {
  return {
    name: 'listed',
    apply: 'build',
    writeBundle({ dir }) {
      const out = dir ?? '';
      const all = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`);
      const files = all
        .filter((name) => /\.(js|css|svg|webmanifest)$/.test(name) && name !== '/sw.js')
        .sort();
      const hash = createHash('sha256');
      for (const name of ['/index.html', ...files]) hash.update(readFileSync(path.join(out, name)));
      const worker = path.join(out, 'sw.js');
      const source = readFileSync(worker, 'utf8')
        .replace('/* files */ []', JSON.stringify(files))
        .replace("/* version */ ''", JSON.stringify(hash.digest('hex').slice(0, 16)));
      writeFileSync(worker, source);
    },
  };
}

/** Puts a compressed copy beside every built file, for browsers that accept it. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir ?? '', { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const file = path.join(dir ?? '', name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

/**
 * A board comes in two files, its own and what all maps share: a dozen small ones took longer. What the lobby
 * shows, and the editor of maps, stay where they are.
 */
const boardFiles = [
  {
    name: 'map',
    test: /\/(MapFrame|Overlays|Trails|Burst|Lens|zoom)\.svelte|lib\/(trails|hex|legible)\.ts|\/d3-/,
  },
  {
    name: (id: string) => `board-${/games\/(\w+)\//.exec(id)?.[1]}`,
    test: /games\/\w+\/board\/(?!Emblem|Legend|marks|strand|MapEditor|editor)/,
  },
];

export default defineConfig({
  root: web,
  plugins: [packagesForBoards(), svelte(), svelteTesting(), listed(), compressed()],
  resolve: {
    alias: {
      $lib: path.join(web, 'src/lib'),
      $parts: path.join(web, 'src/parts'),
    },
  },
  build: {
    outDir: path.join(project, 'src/admiralty/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows no data: scripts, and tiny files are cheap over one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      output: { codeSplitting: { groups: boardFiles, includeDependenciesRecursively: false } },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { '/api': { target: server, ws: true }, '/boards': server },
  },
  test: {
    dir: project,
    include: ['web/src/**/*.test.ts', 'src/admiralty/games/*/board/**/*.test.ts'],
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false, // one window for all: a third of the time
    globalSetup: path.join(web, 'src/test/setup.ts'),
    restoreMocks: true,
  },
});
