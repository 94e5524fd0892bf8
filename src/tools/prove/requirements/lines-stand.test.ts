import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenLines } from './lines/broken-lines.ts';

const project = join(import.meta.dirname, '../../../..');

test('each line that a proof breaks stands once in its file', async () => {
  const files = [...new Set(brokenLines.map(({ file }) => file))];
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(project, file), 'utf8')] as const)),
  );
  const lost = brokenLines.filter(({ file, from }) => (texts.get(file) ?? '').split(from).length !== 2);
  expect(lost.map(({ id, file, from }) => `${id}: ${file} has not just once: ${from}`)).toEqual([]);
});
