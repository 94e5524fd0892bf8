import type { Parts } from '#api/contract-kit/calls/client.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from './check.ts';

type Refused = {
  readonly id: string;
  readonly section?: number;
  readonly operation: string;
  readonly when: string;
  readonly status: number;
  /** The message as the contract writes it. */
  readonly message: string;
  /** The message as it must come, where the contract's has gaps. */
  readonly filled?: string;
  /** What is wrong with the call: it takes the place of the same parts of a valid one. */
  readonly wrong: readonly Parts[] | ((kit: Kit) => Promise<readonly Parts[]>);
};

/** A check that calls which are wrong in one way are all refused with one documented answer. */
export function refusedCheck({ id, section = 0, operation, when, status, message, filled, wrong }: Refused): Check {
  return {
    id,
    section,
    operation,
    rule: `refused with ${status} "${message}": ${when}`,
    proves: [answerName(operation, status, message)],
    async run(kit) {
      const calls = typeof wrong === 'function' ? await wrong(kit) : wrong;
      for (const parts of calls) {
        const valid = await validCall(kit, operation);
        const query = { ...valid.query, ...parts.query };
        await kit.client.refuse(operation, { ...valid, ...parts, query }, status, filled ?? message);
      }
    },
  };
}
