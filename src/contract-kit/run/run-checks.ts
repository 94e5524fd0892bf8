import type { Kit } from '#contract-kit/calls/kit.ts';
import type { Check } from './check.ts';
import { Mismatch } from './mismatch.ts';

export type Failure = { readonly check: Check; readonly expected: string; readonly came: string };

export type CheckOutcome =
  | { readonly kind: 'passed'; readonly check: Check }
  | { readonly kind: 'failed'; readonly check: Check; readonly failure: Failure }
  | { readonly kind: 'not-run'; readonly check: Check };

/** Runs the checks one after the other; `tell` hears of each as it ends. A check that throws anything has failed. */
export async function runChecks(
  kit: Kit,
  checks: readonly Check[],
  tell: (outcome: CheckOutcome) => void = () => {},
): Promise<readonly CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  for (const check of checks) {
    const outcome = await outcomeOf(kit, check);
    tell(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

export async function outcomeOf(kit: Kit, check: Check): Promise<CheckOutcome> {
  if (check.needsTime && !kit.options.pass) return { kind: 'not-run', check };
  try {
    await check.run(kit);
    return { kind: 'passed', check };
  } catch (error) {
    return { kind: 'failed', check, failure: failureOf(check, error) };
  }
}

function failureOf(check: Check, error: unknown): Failure {
  if (error instanceof Mismatch) return { check, expected: error.expected, came: error.came };
  return { check, expected: 'an answer', came: causeOf(error) };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown fault';
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

/** One line for one failure: where, which rule, what was expected and what came. */
export function failureLine({ check, expected, came }: Failure): string {
  return `FAILED ${check.id} | ${check.operation} | ${check.rule} | expected ${expected} | came ${came}`.replaceAll(
    '\n',
    ' ',
  );
}
