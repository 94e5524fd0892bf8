import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { Mismatch } from '#api/contract-kit/shared/mismatch.ts';
import { NoAnswer } from '#api/contract-kit/shared/no-answer.ts';
import type { Check } from './check.ts';

export type Failure = {
  readonly check: Check;
  readonly expected: string;
  readonly came: string;
  /** Whether the server said anything at all. */
  readonly isAnswered: boolean;
};

export type CheckOutcome =
  | { readonly kind: 'passed'; readonly check: Check }
  | { readonly kind: 'failed'; readonly check: Check; readonly failure: Failure }
  | { readonly kind: 'not-run'; readonly check: Check; readonly reason: string };

/** Checks in a row without an answer after which a server is taken for gone: each may have waited long. */
const MOST_UNANSWERED = 3;

/**
 * Runs the checks one after the other; `tell` hears of each as it ends. A check that throws anything has failed. Once the
 * server has gone, the rest is not run.
 */
export async function runChecks(
  kit: Kit,
  checks: readonly Check[],
  tell: (outcome: CheckOutcome) => void = () => {},
): Promise<readonly CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  for (const check of checks) {
    const outcome = isGone(outcomes)
      ? { kind: 'not-run' as const, check, reason: 'the server no longer answers' }
      : await outcomeOf(kit, check);
    tell(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

export async function outcomeOf(kit: Kit, check: Check): Promise<CheckOutcome> {
  if (check.needsTime && !kit.options.pass) return { kind: 'not-run', check, reason: 'needs --patient' };
  try {
    await check.run(kit);
    return { kind: 'passed', check };
  } catch (error) {
    return { kind: 'failed', check, failure: failureOf(check, error) };
  }
}

function isGone(outcomes: readonly CheckOutcome[]): boolean {
  const asked = outcomes.filter(({ kind }) => kind !== 'not-run').slice(-MOST_UNANSWERED);
  return (
    asked.length === MOST_UNANSWERED &&
    asked.every((outcome) => outcome.kind === 'failed' && !outcome.failure.isAnswered)
  );
}

function failureOf(check: Check, error: unknown): Failure {
  if (error instanceof Mismatch) return { check, expected: error.expected, came: error.came, isAnswered: true };
  return { check, expected: 'an answer', came: causeOf(error), isAnswered: !(error instanceof NoAnswer) };
}

/** The innermost cause, for the ones around it only say that something failed. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown fault';
  return error.cause instanceof Error ? causeOf(error.cause) : error.message || error.name;
}

/** One line for one failure: where, which rule, what was expected and what came. */
export function failureLine({ check, expected, came }: Failure): string {
  return `FAILED ${check.id} | ${check.operation} | ${check.rule} | expected ${expected} | came ${came}`.replaceAll(
    '\n',
    ' ',
  );
}
