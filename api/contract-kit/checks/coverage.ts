import { documentedAnswers } from '#api/contract-kit/contract/documented-answers.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { notReachable } from './not-reachable.ts';

export type Coverage = {
  readonly documented: number;
  /** Documented answers that no check shows and no reason excuses. */
  readonly missing: readonly string[];
  /** What checks or reasons name though the contract does not know it. */
  readonly unknown: readonly string[];
  /** What is said to be out of reach, and is shown by a check all the same. */
  readonly excusedInVain: readonly string[];
};

/** Which of the contract's documented answers the checks show. */
export function coverageOf(checks: readonly Check[], operations: readonly DocumentedOperation[]): Coverage {
  const documented = new Set(documentedAnswers(operations));
  const shown = new Set(checks.flatMap(({ proves = [] }) => proves));
  const excused = new Set(notReachable(operations).map(([answer]) => answer));
  return {
    documented: documented.size,
    missing: [...documented].filter((answer) => !shown.has(answer) && !excused.has(answer)),
    unknown: [...shown, ...excused].filter((answer) => !documented.has(answer)),
    excusedInVain: [...excused].filter((answer) => shown.has(answer)),
  };
}
