import { expect, test } from 'vitest';
import { type HouseSize, linesOf, longIn, sizeProblems } from './house-size.ts';

const body = (lines: number): string => '  go();\n'.repeat(lines);
const long = (lines: number): string => `// café\nexport function long(): void {\n${body(lines)}}\n`;

test('a function of 40 lines is as long as one may be', async () => {
  expect(await longIn({ path: 'src/a.ts', text: long(38) })).toEqual({ functions: [], file: [] });
  const { functions } = await longIn({ path: 'src/a.ts', text: long(39) });
  expect(functions).toEqual([{ path: 'src/a.ts', line: 2, lines: 41 }]);
});

test.each([
  ['an arrow', `export const a = () => {\n${body(40)}};\n`],
  ['a method', `export class A {\n  go() {\n${body(40)}  }\n}\n`],
  ['a part of an object', `export const a = {\n  go() {\n${body(40)}  },\n};\n`],
  ['a component', `export const A = () => (\n  <ul>\n${'    <li />\n'.repeat(40)}  </ul>\n);\n`],
])('%s is a function too', async (_, text) => {
  expect((await longIn({ path: 'src/a.tsx', text })).functions).toHaveLength(1);
});

test('positions count anew in each file', async () => {
  await longIn({ path: 'src/a.ts', text: long(60) });
  expect((await longIn({ path: 'src/b.ts', text: long(60) })).functions).toEqual([
    { path: 'src/b.ts', line: 2, lines: 62 },
  ]);
});

test('a file of 201 lines is long where something acts in it, and else is data', async () => {
  const rows = `export const rows = [\n${'  1,\n'.repeat(199)}];\n`;
  expect((await longIn({ path: 'src/a.ts', text: rows })).file).toEqual([]);
  const text = `${rows}export const first = () => rows[0];\n`;
  expect((await longIn({ path: 'src/a.ts', text })).file).toEqual([{ path: 'src/a.ts', line: 1, lines: 202 }]);
});

test('tests may tell much', async () => {
  expect(await longIn({ path: 'src/a.test.ts', text: long(300) })).toEqual({ functions: [], file: [] });
});

test('the last line counts with and without its end', () => {
  expect([linesOf('a\nb\n'), linesOf('a\nb')]).toEqual([2, 2]);
});

test('what has grown is told by its name, and what has shrunk is not', () => {
  const building = { files: 3, lines: 9, tests: 1, longFunctions: [], longFiles: [] };
  const all = { src: building, api: building, shared: building, features: building, tools: building };
  const size: HouseSize = { buildings: all, texts: 0, composition: { files: 1, lines: 5 }, lines: 50 };
  const limits = { filesOfSrc: 2, filesOfComposition: 1, linesOfComposition: 6, longFunctions: 0, longFiles: 0 };
  expect(sizeProblems(size, limits)).toEqual([expect.stringContaining('filesOfSrc: 3, and at most 2 are agreed')]);
});
