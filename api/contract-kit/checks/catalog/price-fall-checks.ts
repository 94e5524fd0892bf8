import { WRONG_EMAIL } from '#api/contract-kit/calls/messages.ts';
import { KURTA, KURTA_M, NOBODY, TEE } from '#api/contract-kit/calls/reference-data.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Waiting for prices to fall, as far as one can ask who reads no mail. */
export const priceFallChecks: readonly Check[] = [
  {
    id: 'catalog/price-notify',
    section: 8,
    operation: 'priceNotify',
    rule: 'what is sold is waited for, each once and in its order, however often one asks; nobody learns who waits',
    async run({ client }) {
      const email = newEmail();
      const ask = (to: string) =>
        client.call('priceNotify', { body: { email: to, skus: [TEE, NOBODY, KURTA, KURTA_M, TEE] } });
      const [first, again] = [await ask(email), await ask(email.toUpperCase())];
      same([first.status, first.result], [200, { skus: [TEE, KURTA] }], 'an e-mail never seen');
      same(again.body, first.body, 'the same again');
      const control = first.headers.get('cache-control') ?? '';
      holds(control.includes('no-store'), 'cache-control: no-store', control);
    },
  },
  {
    id: 'catalog/price-notify-told',
    section: 8,
    operation: 'priceNotify',
    rule: 'a language that no mail is written in and a group that nobody is in are no fault',
    async run({ client }) {
      const body = { email: newEmail(), skus: [TEE], groupId: 2_147_483_647 };
      const headers = { 'accept-language': 'xx' };
      same(await client.succeed('priceNotify', { body, headers }), { skus: [TEE] });
    },
  },
  refusedCheck({
    id: 'catalog/priceNotify-e-mail',
    operation: 'priceNotify',
    when: 'email missing or malformed',
    status: 400,
    message: WRONG_EMAIL,
    wrong: [undefined, '', 'nobody', 7].map((email) => ({ body: { email, skus: [TEE] } })),
  }),
  refusedCheck({
    id: 'catalog/priceNotify-nothing',
    operation: 'priceNotify',
    when: 'nothing is sold under any of the skus',
    status: 400,
    message: 'Nothing to wait for',
    wrong: [[NOBODY], [KURTA_M]].map((skus) => ({ body: { email: 'contract.kit@mail.test', skus } })),
  }),
];
