import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AcceptedMutant, acceptedMutants } from '../prove/mutations/accepted-mutants.ts';
import { removals } from '../prove/removals/removals.ts';
import type { BrokenLine } from '../prove/requirements/broken-line.ts';
import { brokenLines } from '../prove/requirements/lines/broken-lines.ts';
import { sessionRules } from '../prove/session/session-rules.ts';
import { type CodeChange, strayChanges, strayed } from '../prove/shared/code-change.ts';
import { guards } from '../prove/simulate/guards.ts';
import { parseRequirementList } from '../requirements/requirement-list.ts';
import { type Finding, findingOf } from './finding.ts';

export type ProofRows = {
  readonly lines: readonly BrokenLine[];
  readonly rules: readonly (CodeChange & { readonly rule: string })[];
  readonly mutants: readonly AcceptedMutant[];
};

/** Rows of the proofs that name a line of code which no longer stands, or what is no requirement. */
export const proofRowProblems = async (
  root: string,
  { lines, rules, mutants }: ProofRows,
): Promise<readonly string[]> => {
  const requirements = parseRequirementList(await readFile(join(root, 'docs/requirements.md'), 'utf8'));
  const ids = new Set(requirements.map(({ id }) => id));
  const strayMutants = await strayChanges(
    root,
    mutants.map((mutant) => ({ ...mutant, from: mutant.line })),
  );
  return [
    ...lines.filter(({ id }) => !ids.has(id)).map(({ id, lost }) => `no requirement is called ${id}: ${lost}`),
    ...(await strayChanges(root, lines)).map((line) => `${line.id}: ${strayed(line)}`),
    ...(await strayChanges(root, rules)).map((rule) => `${rule.rule}: ${strayed(rule)}`),
    ...strayMutants.map((mutant) => `an accepted mutant: ${strayed(mutant)}`),
  ];
};

/** Checks all rows that the proofs list. */
export const checkProofRows = async (root: string): Promise<Finding> =>
  findingOf(
    await proofRowProblems(root, {
      lines: brokenLines,
      rules: [...guards, ...sessionRules, ...removals],
      mutants: acceptedMutants,
    }),
  );
