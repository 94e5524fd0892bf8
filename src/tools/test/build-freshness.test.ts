import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuildFresh } from './build-freshness.ts';

let root = '';
const write = async (path: string, seconds: number): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), '');
  await utimes(join(root, path), seconds, seconds);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'zari-build-'));
  await write('src/app/browser.tsx', 100);
});
afterEach(() => rm(root, { recursive: true }));

test('without a build there is nothing fresh', async () => {
  expect(await isBuildFresh(root)).toBe(false);
});

test('a build after the last change is fresh', async () => {
  await write('dist/assets.json', 200);
  expect(await isBuildFresh(root)).toBe(true);
});

test('a change of a source or of the packages makes it stale', async () => {
  await write('dist/assets.json', 200);
  await write('package-lock.json', 300);
  expect(await isBuildFresh(root)).toBe(false);
});

test('a change of a test does not', async () => {
  await write('dist/assets.json', 200);
  await write('src/app/page.test.ts', 300);
  expect(await isBuildFresh(root)).toBe(true);
});
