import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import type { Source } from './messages.ts';

const MOST_LINES = 200;
const MOST_LINES_OF_A_FUNCTION = 40;

/** Lists, which are as long as what they list: a row can be read without the others. Their functions count as all do. */
export const DATA: readonly (readonly [files: RegExp, rows: string])[] = [
  [/^api\/demo\/collection\/designs-[a-z-]+\.ts$/, 'a row for each design of a house'],
  [/^features\/states\/festive-wear\.ts$/, 'a row for each piece'],
  [/^tools\/prove\/requirements\/lines\/[a-z]+\.ts$/, 'a row for each line that is broken'],
  [/^tools\/prove\/removals\/removals\.ts$/, 'a row for each rule of the contract that is taken out'],
];

/** What is too long to be read at a glance, and what is called a list though there is none. */
export const lengthProblems = async (sources: readonly Source[], data: typeof DATA): Promise<readonly string[]> => {
  const found = await Promise.all(sources.map((source) => longParts(source, data)));
  const unused = data.filter(([files]) => !sources.some(({ path }) => files.test(path)));
  return [
    ...found.flat(),
    ...unused.map(([files]) => `no file is called ${files.source}: it is no exception any more`),
  ];
};

/** What of a file is too long, a sentence each. */
export const longParts = async ({ path, text }: Source, data: typeof DATA): Promise<readonly string[]> => {
  const lines = text.split('\n').length - 1;
  if (lines <= MOST_LINES_OF_A_FUNCTION) return [];
  const isData = data.some(([files]) => files.test(path));
  const file = lines > MOST_LINES && !isData ? [`${path}: ${lines} lines, ${MOST_LINES} at most`] : [];
  const functions = await longFunctions(path, text);
  return [
    ...file,
    ...functions.map(
      ({ line, length }) => `${path}:${line}: a function of ${length} lines, ${MOST_LINES_OF_A_FUNCTION} at most`,
    ),
  ];
};

type Stretch = { readonly line: number; readonly length: number };

const longFunctions = async (path: string, text: string): Promise<readonly Stretch[]> => {
  const bytes = Buffer.from(text);
  const spans = functionSpans(await parse(text, { syntax: 'typescript', tsx: path.endsWith('x') }));
  const linesIn = (from: number, to: number): number =>
    bytes.subarray(from, to).filter((byte) => byte === NEW_LINE).length;
  return spans
    .map(({ start, end }) => ({ line: linesIn(0, start - 1) + 1, length: linesIn(start - 1, end - 1) + 1 }))
    .filter(({ length }) => length > MOST_LINES_OF_A_FUNCTION)
    .toSorted((one, other) => one.line - other.line);
};

const NEW_LINE = 10;

const FUNCTIONS: ReadonlySet<unknown> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
  'Constructor',
  'ClassMethod',
  'PrivateMethod',
]);

/** In bytes, the first of which is the 1st. */
type Span = { readonly start: number; readonly end: number };

type Node = { readonly type?: unknown; readonly span?: Span };

const functionSpans = (node: unknown): readonly Span[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, span }: Node = node;
  const own = span && FUNCTIONS.has(type) ? [span] : [];
  return [...own, ...Object.values(node).flatMap(functionSpans)];
};

export const BUILDINGS = ['src', 'api', 'shared', 'features', 'tools'] as const;

/** Measures all code of the repository, tests as all else. */
export const checkLength = async (root: string): Promise<Finding> => {
  const paths = await filesBelowEach(root, BUILDINGS, /[.]tsx?$/);
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  return findingOf(await lengthProblems(sources, DATA));
};
