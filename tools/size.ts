import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { BUILDINGS, DATA, longParts } from './check/length.ts';
import { filesBelowEach } from './files/source-files.ts';

// `npm run size`: how large each building is, and the wiring of the shop. `npm run check` keeps the lengths themselves.
const TEST = /[.]test[.]tsx?$|-for-tests[.]tsx?$/;
const CODE = /[.]tsx?$/;

const root = process.cwd();
const row = (name: string, figures: readonly (string | number)[]): string =>
  [name.padEnd(24), ...figures.map((figure) => String(figure).padStart(14))].join('');

const sizeOf = async (folder: string): Promise<readonly number[]> => {
  const paths = await filesBelowEach(root, [folder], CODE);
  const sources = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
  const lines = sources.reduce((all, { text }) => all + text.split('\n').length - 1, 0);
  const long = await Promise.all(sources.map((source) => longParts(source, DATA)));
  return [paths.length, paths.filter((path) => TEST.test(path)).length, lines, long.flat().length];
};

console.log(row('code', ['files', 'of them tests', 'lines', 'too long']));
for (const folder of [...BUILDINGS, 'src/composition', 'src/viewmodels/messages'])
  console.log(row(folder, await sizeOf(folder)));
