import { expect, test } from 'vitest';
import { DATA, lengthProblems } from './length.ts';

const linesOf = (count: number, line = (at: number) => `export const a${at} = ${at};`): string =>
  Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('');

/** Statements that make a function so many lines long together with its first and its last line. */
const body = (length: number): string => linesOf(length - 2, (at) => `  call(${at});`);

const problemsIn = (text: string, path = 'src/adapters/wire/a.ts') => lengthProblems([{ path, text }], []);

test('a file of 200 lines is fine, one of 201 is too long', async () => {
  expect(await problemsIn(linesOf(200))).toEqual([]);
  expect(await problemsIn(linesOf(201))).toEqual(['src/adapters/wire/a.ts: 201 lines, 200 at most']);
});

test.each([
  ['a function', 'export function act() {\n', '}\n'],
  ['an arrow', 'export const act = async () => {\n', '};\n'],
  ['a method of an object', 'export const a = {\n  act() {\n', '  },\n};\n'],
  ['a getter', 'export const a = {\n  get act() {\n', '  },\n};\n'],
  ['a method of a class', 'export class A {\n  act() {\n', '  }\n}\n'],
  ['a constructor', 'export class A {\n  constructor() {\n', '  }\n}\n'],
  ['what a test does', "test('acts', () => {\n", '});\n'],
  ['what a group of tests does', "describe('acts', () => {\n", '});\n'],
  ['a function in a function', 'export const make = () => ({ act: () => {\n', '}});\n'],
])('%s of 40 lines is fine, one of 41 is too long', async (_, first, last) => {
  const before = first.split('\n').length - 2;
  expect(await problemsIn(`// ₹ü\n\n${first}${body(40)}${last}`)).toEqual([]);
  const [problem, ...further] = await problemsIn(`// ₹ü\n\n${first}${body(41)}${last}`);
  expect(problem).toBe(`src/adapters/wire/a.ts:${3 + before}: a function of 41 lines, 40 at most`);
  expect(further.every((other) => other.endsWith('a function of 41 lines, 40 at most'))).toBe(true);
});

test('what stands in angle brackets is read, too', async () => {
  const text = `export const Part = () => (\n${linesOf(40, () => '  <p>')}${linesOf(40, () => '  </p>')});\n`;
  expect(await problemsIn(text, 'src/app/part.tsx')).toEqual([
    'src/app/part.tsx:1: a function of 82 lines, 40 at most',
  ]);
});

test('a list may be long, a function beside it may not', async () => {
  const data = [[/rows-\w+\.ts$/, 'a row each']] as const;
  const text = `${linesOf(300)}export function act() {\n${body(41)}}\n`;
  const files = [{ path: 'src/a/rows-one.ts', text }];
  expect(await lengthProblems(files, data)).toEqual(['src/a/rows-one.ts:301: a function of 41 lines, 40 at most']);
});

test('an exception that nothing needs any more is told', async () => {
  const files = [{ path: 'src/done/a.ts', text: linesOf(10) }];
  expect(await lengthProblems(files, [[/rows\.ts$/, 'a row each']])).toEqual([
    'no file is called rows\\.ts$: it is no exception any more',
  ]);
});

test('every exception says why', () => {
  expect(DATA.every(([, rows]) => rows.startsWith('a row for each '))).toBe(true);
});
