import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const IMPORTS = /^(?:import|export) (?!type\b)[^;]*?from '([#.][^']+)'/gm;

/** A file of `src`, and all files that it takes along when it runs. */
async function codeOf(file: string, met = new Set<string>()): Promise<ReadonlySet<string>> {
  if (met.has(file)) return met;
  met.add(file);
  const text = await readFile(join(root, file), 'utf8');
  for (const [, path = ''] of text.matchAll(IMPORTS)) {
    const next = path.startsWith('#') ? `src/${path.slice(1)}` : posix.join(posix.dirname(file), path);
    await codeOf(next, met);
  }
  return met;
}

test('row 36: the script of the service worker keeps nothing that waits, so that it may be killed at any moment', async () => {
  const code = [...(await codeOf('src/app/worker/service-worker.ts'))];
  expect(code).toContain('src/domain/offline/kept-answers.ts');
  expect(code.filter((file) => /\/(?:orders|queue|cart|session|indexeddb)\//.test(file))).toEqual([]);
  const texts = await Promise.all(code.map((file) => readFile(join(root, file), 'utf8')));
  expect(texts.filter((text) => /\bindexedDB\b/.test(text))).toEqual([]);
});
