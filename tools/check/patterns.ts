import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { analyse } from 'scslre';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import type { Source } from './messages.ts';

type Pattern = { readonly source: string; readonly flags: string };

/** What a file says of patterns: those it writes down, and how many it makes while it runs. */
type Patterns = { readonly written: readonly Pattern[]; readonly made: number };

/** Texts that these read are short by themselves. */
const SHORT: ReadonlySet<string> = new Set([
  '/\\B(?=(\\d{3})+$)/g', // the digits of a price
  '/\\.?0+$/', // a coordinate of a drawing
]);

/** Where patterns are made from the shop's own table of addresses, once for a process. */
const MAKES_ITS_OWN = /app\/navigation\/route-at\.ts$/;

/** What runs in the shop; the rest reads only files of this repository, but must not hang on them either. */
const isShipped = (path: string): boolean =>
  /^(src|api|shared)\//.test(path) && !/\.test\.tsx?$|-for-tests\.ts$/.test(path);

/**
 * Patterns that a text could make slow. In the shop the time must grow with the length of the text alone, and no
 * pattern is made from what comes in; elsewhere it must not grow exponentially.
 */
export const patternProblems = async ({ path, text }: Source): Promise<readonly string[]> => {
  if (!text.includes('/') && !text.includes('RegExp')) return [];
  const { written, made } = patternsIn(await parse(text, { syntax: 'typescript', tsx: path.endsWith('x') }));
  const isSlow = isShipped(path) ? isAnyhowSlow : isExponential;
  const slow = written.filter((pattern) => !SHORT.has(shown(pattern)) && isSlow(pattern));
  const isMaking = made > 0 && isShipped(path) && !MAKES_ITS_OWN.test(path);
  return [
    ...slow.map((pattern) => `${path}: ${shown(pattern)} can be made slow`),
    ...(isMaking ? [`${path}: a pattern is made while the shop runs`] : []),
  ];
};

const shown = ({ source, flags }: Pattern): string => `/${source}/${flags}`;

const isAnyhowSlow = (pattern: Pattern): boolean => analyse(pattern).reports.length > 0;

const isExponential = (pattern: Pattern): boolean => analyse(pattern).reports.some(({ exponential }) => exponential);

type Node = {
  readonly type?: unknown;
  readonly pattern?: unknown;
  readonly flags?: unknown;
  readonly callee?: { readonly value?: unknown } | null;
};

const patternsIn = (node: unknown): Patterns => {
  if (typeof node !== 'object' || node === null) return { written: [], made: 0 };
  const { type, pattern, flags, callee }: Node = node;
  if (type === 'RegExpLiteral') return { written: [{ source: String(pattern), flags: String(flags) }], made: 0 };
  const inner = Object.values(node).map(patternsIn);
  return {
    written: inner.flatMap(({ written }) => written),
    made: inner.reduce((sum, { made }) => sum + made, callee?.value === 'RegExp' ? 1 : 0),
  };
};

/** Checks all patterns of the repository. */
export const checkPatterns = async (root: string): Promise<Finding> => {
  const paths = await filesBelowEach(root, ['src', 'api', 'shared', 'features', 'tools'], /[.]tsx?$/);
  const problems = await Promise.all(
    paths.map(async (path) => patternProblems({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  return findingOf(problems.flat());
};
