import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readResults } from './gather-book.ts';

async function projectWith(reports: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'zari-book-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'reports'));
  for (const [name, text] of Object.entries(reports)) await writeFile(join(root, 'reports', name), text);
  return root;
}

test('what left no report has none', async () => {
  const { runs, units, commit } = await readResults(await projectWith({}));
  expect([runs.filter(({ report }) => report !== null), units, commit]).toEqual([[], null, null]);
});

test('the commit of the results is told', async () => {
  expect((await readResults(await projectWith({ 'commit.txt': 'abc+\n' }))).commit).toBe('abc+');
});

test.each([
  ['domain.ndjson', '{"meta":{}}\n{"pic'],
  ['unit.json', '{"testRe'],
])('a half written %s stops the book, and is named', async (name, text) => {
  await expect(readResults(await projectWith({ [name]: text }))).rejects.toThrow(
    `reports/${name} cannot be read; npm test makes it anew.`,
  );
});
