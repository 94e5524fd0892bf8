import { consentChoice } from '#api/contract-kit/calls/consent-calls.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** What shoppers agree to. */
export const consentChecks: readonly Check[] = [
  {
    id: 'content/consent-repeated',
    section: 14,
    operation: 'consentRecord',
    rule: 'a choice may be recorded again, and one that allows nothing is one, too',
    async run({ client }) {
      const body = consentChoice({ allowed: [] });
      for (const _time of [1, 2]) same(await client.succeed('consentRecord', { body }), true);
    },
  },
  refusedCheck({
    id: 'content/consent-unasked',
    operation: 'consentRecord',
    when: 'something is allowed that was not asked',
    status: 400,
    message: 'Only what was asked can be allowed',
    wrong: [{ body: consentChoice({ allowed: ['chat'] }) }, { body: consentChoice({ asked: [] }) }],
  }),
];
