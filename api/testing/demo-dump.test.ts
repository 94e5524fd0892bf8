import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeDigest } from './demo-dump.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zari-digest-'));
  for (const folder of ['seed', 'demo/collection', 'contract-kit', 'nothing'])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const digestWith = (path: string): string => {
  writeFileSync(join(root, path), 'export const price = 1;');
  return codeDigest(root);
};

test.each(['seed/seed.ts', 'demo/collection/home.ts'])('a dump does not outlive %s', (path) => {
  expect(digestWith(path)).not.toBe(codeDigest(join(root, 'nothing')));
});

test.each(['contract-kit/price.ts', 'demo/collection/home.test.ts'])('a dump has nothing of %s', (path) => {
  expect(digestWith(path)).toBe(codeDigest(join(root, 'nothing')));
});
