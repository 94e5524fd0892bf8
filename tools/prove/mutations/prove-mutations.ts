import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom } from '../shared/random.ts';
import { acceptedMutants } from './accepted-mutants.ts';
import { drawLines, type Line } from './draw-lines.ts';

/** Parts of the shop, and the share of changes that the fast tests have to notice. */
const PARTS = [
  { name: 'domain', folders: ['src/domain'], least: 0.9 },
  { name: 'models and adapters', folders: ['src/viewmodels', 'src/adapters'], least: 0.85 },
] as const;

const NO_CODE = /\.test\.tsx?$|-for-tests\.ts$|^src\/viewmodels\/words\/|^src\/adapters\/contracts\//;

/** Milliseconds that a test may take longer than without the change. */
const PATIENCE_MS = 5_000;

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** How many lines of each part are drawn, and what draws them. */
type Wish = { readonly lines: number; readonly seed: number };

/**
 * Changes what stands on lines that were drawn, one thing at a time: a condition is turned, a call left out, a number changed.
 * The fast tests have to notice: unit tests of domain, view models and adapters.
 */
export async function proveMutations({ lines, seed }: Wish): Promise<ProofResult> {
  const proved: ProofResult[] = [];
  for (const part of PARTS) proved.push(await provePart(part, { lines, seed }));
  return {
    summary: proved.map(({ summary }) => summary).join('; '),
    faults: proved.flatMap(({ faults }) => faults),
  };
}

async function provePart(
  { name, folders, least }: (typeof PARTS)[number],
  { lines, seed }: Wish,
): Promise<ProofResult> {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).filter((path) => !NO_CODE.test(path));
  const sources = paths.toSorted().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const mutants = (await runStryker(drawLines(sources, lines, createRandom(seed)))).filter(isCounted);
  const survivors = mutants.filter(({ status }) => status !== 'Killed' && status !== 'Timeout');
  const share = 1 - survivors.length / mutants.length;
  const figure = `${(share * 100).toFixed(1)} %`;
  for (const each of survivors) console.log(sentenceOf(each));
  return {
    summary: `${name}: ${figure} of ${mutants.length} changes noticed, drawn with seed ${seed}`,
    faults: share < least ? [`${name}: ${figure}, where ${least * 100} % are to be noticed`] : [],
  };
}

async function runStryker(lines: readonly Line[]): Promise<readonly MutantResult[]> {
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: join('tools', 'prove', 'mutations', 'vitest.config.ts') },
    coverageAnalysis: 'perTest',
    mutate: lines.map(({ path, line }) => `${path}:${line}-${line}`),
    ignorePatterns: ['/reports', '/dist', '/data'],
    reporters: ['progress-append-only'],
    tsconfigFile: 'none', // it knows no compiler as new as ours, and needs none
    timeoutMS: PATIENCE_MS,
    tempDirName: 'reports/mutations',
  });
  return stryker.runMutationTest();
}

/** Those that make no program, and those that were found to change nothing, count for nothing. */
function isCounted(mutant: MutantResult): boolean {
  const isRun = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(mutant.status);
  const line = lineOf(mutant).trim();
  const isSame = acceptedMutants.some(
    (accepted) =>
      mutant.fileName.endsWith(accepted.file) && accepted.line === line && accepted.to === mutant.replacement,
  );
  return isRun && !isSame;
}

function lineOf({ fileName, location }: MutantResult): string {
  return readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1] ?? '';
}

function sentenceOf(mutant: MutantResult): string {
  const { fileName, location, replacement = '' } = mutant;
  const [from, to] = [location.start.column - 1, location.end.column - 1];
  const was = lineOf(mutant).slice(from, to);
  const place = `${fileName.replace(`${process.cwd()}/`, '')}:${location.start.line}`;
  return `nobody notices at ${place}: ${was} → ${replacement === '' ? 'nothing' : replacement}`;
}
