import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { buildings, figuresOf, houseSize } from './check/house-size.ts';

// `npm run size`: how large the house is, a line for each building. `--long` lists the functions above 40 lines and the files
// above 200; `--lower` writes today's figures into the limits that `npm run check` keeps.
const LIMITS = 'tools/check/house-limits.ts';

const size = await houseSize(process.cwd());
const column = (value: string | number): string => String(value).padStart(16);
console.log(
  ['building'.padEnd(10), ...['files', 'of them tests', 'lines', 'long functions', 'long files'].map(column)].join(''),
);
for (const building of buildings) {
  const { files, tests, lines, longFunctions, longFiles } = size.buildings[building];
  const figures = [files, tests, lines, longFunctions.length, longFiles.length];
  console.log([building.padEnd(10), ...figures.map(column)].join(''));
}
console.log(`composition ${size.composition.files} files and ${size.composition.lines} lines without tests`);
console.log(`texts       ${size.texts} files of src`);
console.log(`repository  ${size.lines} lines without the list of packages`);

if (process.argv.includes('--long'))
  for (const { longFunctions, longFiles } of Object.values(size.buildings)) {
    for (const { path, line, lines } of longFunctions) console.log(`${path}:${line}: a function of ${lines} lines`);
    for (const { path, lines } of longFiles) console.log(`${path}: ${lines} lines`);
  }

if (process.argv.includes('--lower')) {
  const figures = figuresOf(size);
  const text = Object.entries(figures).reduce(
    (before, [name, found]) =>
      before.replace(new RegExp(`(${name}: )[\\d_]+`), (_, start: string) => start + grouped(found)),
    readFileSync(LIMITS, 'utf8'),
  );
  writeFileSync(LIMITS, text);
}

function grouped(number: number): string {
  return number.toLocaleString('en-US').replaceAll(',', '_');
}
