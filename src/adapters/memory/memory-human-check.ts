import type { HumanAct, HumanCheck } from '#domain/session/human-check.ts';

export interface MemoryHumanCheck extends HumanCheck {
  /** What was checked so far, the first first. */
  readonly checked: readonly HumanAct[];
  /** From now on a proof is given; null gives none, and what asks for one is not done. */
  gives(proof: string | null): void;
}

/** No proof is asked for until one is given. */
export function createMemoryHumanCheck(): MemoryHumanCheck {
  const checked: HumanAct[] = [];
  let isAsked = false;
  let proof: string | null = null;
  return {
    checked,
    gives(given) {
      isAsked = true;
      proof = given;
    },
    async proofOf(act) {
      checked.push(act);
      return isAsked && proof === null ? { kind: 'unreachable' } : { kind: 'ok', value: proof };
    },
  };
}
