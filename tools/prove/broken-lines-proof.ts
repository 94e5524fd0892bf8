import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { ProofWish } from './proof-wish.ts';
import { changedIds, filesSinceRecord } from './requirements/changed-ids.ts';
import { chosenLines } from './requirements/choose-lines.ts';
import { brokenLines } from './requirements/lines/broken-lines.ts';
import { PROOF_RECORD, proofRecord } from './requirements/proof-record.ts';
import { demandGreen, type LineOutcome, proveRequirements } from './requirements/prove-requirements.ts';
import { readTestsOf } from './requirements/tests-of.ts';
import type { ProofResult } from './shared/proof-result.ts';

async function changedSinceRecord(root: string): Promise<ReadonlySet<string>> {
  const [files, testsOf] = await Promise.all([filesSinceRecord(root), readTestsOf(root)]);
  return changedIds(brokenLines, { files, testsOf });
}

export async function breakLines({ hasChanged, ...choice }: ProofWish['lines'], machine: string): Promise<ProofResult> {
  const root = process.cwd();
  const changed = hasChanged ? await changedSinceRecord(root) : new Set<string>();
  const lines = chosenLines(brokenLines, { ...choice, changed });
  const began = performance.now();
  const isWhole = lines.length === brokenLines.length;
  if (isWhole) await demandGreen(root);
  const tell = (outcome: LineOutcome): void => {
    const { id, lost } = outcome.line;
    console.log(outcome.kind === 'noticed' ? `ok ${id} ${outcome.by}: ${lost}` : `not ok ${outcome.sentence}`);
  };
  const outcomes = await proveRequirements(lines, { root, atOnce: availableParallelism(), tell });
  const faults = outcomes.flatMap((each) => (each.kind === 'fault' ? [each.sentence] : []));
  const minutes = Math.round((performance.now() - began) / 60_000);
  if (isWhole) {
    const day = new Date().toISOString().slice(0, 10);
    await writeFile(PROOF_RECORD, proofRecord({ day, machine, minutes, seed: choice.seed, outcomes }));
  }
  const ids = new Set(lines.map(({ id }) => id)).size;
  return { summary: `${lines.length} lines of ${ids} requirements broken with seed ${choice.seed}`, faults };
}
