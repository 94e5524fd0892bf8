import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../files/source-files.ts';

const root = join(import.meta.dirname, '../..');

/** The faults of orders, storage, tabs and carts, whose numbers are spoken of in code and talk: none of them may vanish. */
const ROWS = [...numbers(1, 40), ...numbers(49, 55), ...numbers(91, 98)];

function numbers(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** All texts of a kind below a folder as one. */
async function textsBelow(folder: string, kind: RegExp): Promise<string> {
  const path = join(root, folder);
  const files = await filesBelow(path, kind);
  return (await Promise.all(files.map((file) => readFile(join(path, file), 'utf8')))).join('\n');
}

function numbersIn(texts: readonly string[]): ReadonlySet<number> {
  return new Set(texts.flatMap((text) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))));
}

async function listed(): Promise<readonly number[]> {
  const text = await readFile(join(root, 'docs/reliability.md'), 'utf8');
  return [...text.matchAll(/^\| (\d+) \| \S/gm)].map(([, number]) => Number(number));
}

/** Rows that the title of a test begins with, one or several, or that a rule or an example is tagged with. */
async function named(): Promise<ReadonlySet<number>> {
  const features = await textsBelow('features', /[.]feature$/);
  const texts = await Promise.all(
    ['src', 'api', 'features', 'tools'].map((folder) => textsBelow(folder, /[.]test[.]tsx?$/)),
  );
  const tests = texts.join('\n');
  const titles = tests.match(/(?<=['"`])(?:row \d+, )*row \d+(?=: )/g) ?? [];
  const tags = features.match(/(?<=^ *(?:@\S+ )*)@row-\d+/gm) ?? [];
  return numbersIn([...titles, ...tags]);
}

test('the list of faults has each of its numbers once, in their order', async () => {
  expect(await listed()).toEqual(ROWS);
});

test('each fault of the list has a test that bears its number, and no test one that is not in the list', async () => {
  expect([...(await named())].toSorted((a, b) => a - b)).toEqual(await listed());
});
