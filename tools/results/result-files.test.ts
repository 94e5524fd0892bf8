import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitOf } from './commit.ts';
import { forgetResults } from './result-files.ts';

async function emptyFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'zari-results-'));
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
}

test('results of earlier runs are taken away, pictures stay', async () => {
  const root = await emptyFolder();
  await forgetResults(root);
  await mkdir(join(root, 'reports/screens'), { recursive: true });
  for (const name of ['unit.json', 'domain.ndjson', 'commit.txt']) await writeFile(join(root, 'reports', name), '');
  await forgetResults(root);
  expect((await readdir(join(root, 'reports'))).toSorted()).toEqual(['commit.txt', 'screens']);
});

test('where there is no checkout, nobody knows the commit', async () => {
  expect(await commitOf(await emptyFolder())).toBeNull();
});
