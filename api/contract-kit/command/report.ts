import type { Failure } from '#api/contract-kit/run/run-checks.ts';
import { type CheckOutcome, failureLine } from '#api/contract-kit/run/run-checks.ts';

/** The lines that say what came of a check, as it ends; none where it passed. */
export function linesOf(outcome: CheckOutcome): readonly string[] {
  if (outcome.kind === 'failed') return [failureLine(outcome.failure)];
  return outcome.kind === 'not-run' ? [`NOT RUN ${outcome.check.id} | ${outcome.reason}`] : [];
}

/** The last line. */
export function totalLine(outcomes: readonly CheckOutcome[]): string {
  const count = (kind: CheckOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const notRun = count('not-run') === 0 ? '' : `, ${count('not-run')} not run`;
  return `${count('passed')} passed, ${count('failed')} failed${notRun}`;
}

/** The same as one JSON document. */
export function jsonReport(outcomes: readonly CheckOutcome[]): string {
  const failures = outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [shown(outcome.failure)] : []));
  const notRun = outcomes.flatMap(({ kind, check }) => (kind === 'not-run' ? [check.id] : []));
  const passed = outcomes.filter(({ kind }) => kind === 'passed').length;
  return JSON.stringify({ passed, failed: failures.length, notRun, failures }, null, 2);
}

function shown({ check: { id, operation, rule }, expected, came }: Failure): object {
  return { id, operation, rule, expected, came };
}
