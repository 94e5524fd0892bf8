import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import type { Source } from './messages.ts';

const USED = /var\((--[\w-]+)\s*([,)])/g;
const SET = /(--[\w-]+)['"]?\s*[:,]/g;

/**
 * Values that a style names and nobody sets. A browser drops such a line without a word, so that a gap is gone and
 * nobody is told; one with a value to fall back on is meant.
 */
export const unsetValues = (sources: readonly Source[]): readonly string[] => {
  const set = new Set(
    sources.flatMap(({ text }) => [...text.replaceAll(USED, '').matchAll(SET)].map(([, name]) => name)),
  );
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(USED)]
      .filter(([, name, end]) => end === ')' && !set.has(name))
      .map(([, name]) => `${path}: nobody sets ${name}`),
  );
};

/** Checks the values that the styles share. */
export const checkStyles = async (root: string): Promise<Finding> => {
  const folder = join(root, 'src');
  const paths = (await filesBelow(folder, /[.](css|tsx?)$/)).filter((path) => /^(ui|app)\//.test(path));
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
  return findingOf(unsetValues(sources));
};
