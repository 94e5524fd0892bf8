import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { filesBelow } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import { houseLimits } from './house-limits.ts';
import type { Source } from './messages.ts';

export const buildings = ['src', 'api', 'shared', 'features', 'tools'] as const;
type Building = (typeof buildings)[number];

/** What a reader takes in at a time: no more lines than this belong into a function, or into a file that is no data. */
const MOST_LINES_OF_FUNCTION = 40;
const MOST_LINES_OF_FILE = 200;

type Long = { readonly path: string; readonly line: number; readonly lines: number };

type SizeOfBuilding = {
  readonly files: number;
  readonly lines: number;
  /** Files beside the code that prove it. */
  readonly tests: number;
  readonly longFunctions: readonly Long[];
  readonly longFiles: readonly Long[];
};

export type HouseSize = {
  readonly buildings: Readonly<Record<Building, SizeOfBuilding>>;
  /** The files of src whose texts shoppers read, a file for each part of each language. */
  readonly texts: number;
  readonly composition: { readonly files: number; readonly lines: number };
  /** All lines that somebody may read: the buildings, docs and settings, not the list of packages. */
  readonly lines: number;
};

const TEST = /[.]test[.]tsx?$|-for-tests[.]tsx?$/;
const TEXT = /[.](tsx?|css|grit|feature|md|json|jsonc|js|cjs|mjs|yaml|graphql|svg|webmanifest|txt)$/;
const UNREAD = /^package-lock[.]json$/;

export const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** How large the house is, as its files stand. */
export const houseSize = async (root: string): Promise<HouseSize> => {
  const sources = await Promise.all(buildings.map((building) => sourcesBelow(root, building)));
  const sizes = await Promise.all(sources.map(sizeOf));
  const others = await otherLines(root);
  const composition = (sources[0] ?? []).filter(({ path }) => path.startsWith('src/composition/') && !TEST.test(path));
  return {
    buildings: Object.fromEntries(buildings.map((building, at) => [building, sizes[at]])) as HouseSize['buildings'],
    texts: (sources[0] ?? []).filter(({ path }) => /^src\/viewmodels\/(words|messages)\//.test(path)).length,
    composition: { files: composition.length, lines: sum(composition.map(({ text }) => linesOf(text))) },
    lines: sum(sizes.map(({ lines }) => lines)) + others,
  };
};

const sourcesBelow = async (root: string, folder: string): Promise<readonly Source[]> => {
  const paths = (await filesBelow(join(root, folder), /[.]\w+$/)).map((path) => `${folder}/${path}`);
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
};

const otherLines = async (root: string): Promise<number> => {
  const top = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
  const below = await Promise.all(
    ['docs', 'public'].map(async (folder) =>
      (await filesBelow(join(root, folder), TEXT)).map((path) => `${folder}/${path}`),
    ),
  );
  const paths = [...top.filter((name) => TEXT.test(name) && !UNREAD.test(name)), ...below.flat()];
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));
  return sum(texts.map(linesOf));
};

const sizeOf = async (sources: readonly Source[]): Promise<SizeOfBuilding> => {
  const found = await Promise.all(sources.map(longIn));
  return {
    files: sources.length,
    lines: sum(sources.map(({ text }) => linesOf(text))),
    tests: sources.filter(({ path }) => TEST.test(path)).length,
    longFunctions: found.flatMap(({ functions }) => functions),
    longFiles: found.flatMap(({ file }) => file),
  };
};

type LongIn = { readonly functions: readonly Long[]; readonly file: readonly Long[] };

/** What is long in a file. A file in which nothing acts is data, and tests tell many things one after the other. */
export const longIn = async ({ path, text }: Source): Promise<LongIn> => {
  const lines = linesOf(text);
  if (!/[.]tsx?$/.test(path) || TEST.test(path) || lines <= MOST_LINES_OF_FUNCTION) return { functions: [], file: [] };
  const read = `;${text}`; // the first statement tells where the file begins: positions count on from file to file
  const { body } = await parse(read, { syntax: 'typescript', tsx: path.endsWith('x') });
  const spans = functionsIn(body);
  const lineAt = lineCounter(read, body[0]?.span.start ?? 0);
  const functions = spans
    .map(({ start, end }) => ({ path, line: lineAt(start), lines: lineAt(end) - lineAt(start) + 1 }))
    .filter((each) => each.lines > MOST_LINES_OF_FUNCTION);
  const isData = spans.length === 0;
  return { functions, file: lines > MOST_LINES_OF_FILE && !isData ? [{ path, line: 1, lines }] : [] };
};

type Span = { readonly start: number; readonly end: number };
type Node = { readonly type?: unknown; readonly span?: Span };

const FUNCTION =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|(Class|Private)Method|MethodProperty|Constructor)$/;

const functionsIn = (node: unknown): readonly Span[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, span }: Node = node;
  const inner = Object.values(node).flatMap(functionsIn);
  return span && FUNCTION.test(String(type)) ? [span, ...inner] : inner;
};

/** The line at a position, which counts bytes. */
const lineCounter = (text: string, begin: number): ((position: number) => number) => {
  const bytes = Buffer.from(text);
  const ends = [...bytes.entries()].filter(([, byte]) => byte === 10).map(([at]) => at);
  return (position) => 1 + ends.filter((end) => end < position - begin).length;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What has grown beyond what was agreed; the limits only ever fall. */
export const sizeProblems = (size: HouseSize, limits: typeof houseLimits): readonly string[] => {
  const figures = figuresOf(size);
  return Object.entries(limits).flatMap(([name, most]) => {
    const found = figures[name as keyof typeof limits];
    return found > most
      ? [`${name}: ${found}, and at most ${most} are agreed; \`npm run size -- --long\` lists them`]
      : [];
  });
};

/** The figures that may only fall. */
export const figuresOf = ({ buildings: all, composition }: HouseSize): typeof houseLimits => ({
  filesOfSrc: all.src.files,
  filesOfComposition: composition.files,
  linesOfComposition: composition.lines,
  longFunctions: sum(Object.values(all).map(({ longFunctions }) => longFunctions.length)),
  longFiles: sum(Object.values(all).map(({ longFiles }) => longFiles.length)),
});

export const checkHouseSize = async (root: string): Promise<Finding> =>
  findingOf(sizeProblems(await houseSize(root), houseLimits));
