import type { Kit } from '#api/contract-kit/calls/kit.ts';

/** One rule of the contract, and how to find out whether a server keeps it. */
export type Check = {
  /** `area/name`, the same for ever. */
  readonly id: string;
  /** The section of the contract's description that has the rule; 0 for what stands at an operation alone. */
  readonly section: number;
  /** The operation whose rule it is. */
  readonly operation: string;
  readonly rule: string;
  /** Documented answers which a pass has shown, in the words of `answerNames`. */
  readonly proves?: readonly string[];
  /** Only to be run where time can be passed: it would take more than a minute. */
  readonly needsTime?: true;
  /** Reads the list of faults of a 400: only to be run where it is shown as it came. */
  readonly readsFaults?: true;
  /** Throws Mismatch where the rule is not kept. */
  readonly run: (kit: Kit) => Promise<void>;
};

export function areaOf({ id }: Pick<Check, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}
