import { WRONG_EMAIL } from '#api/contract-kit/calls/messages.ts';
import { KURTA_M, KURTA_PIECES, KURTA_S, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import type { Stock } from '#api/contract-kit/calls/shapes.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** The stock of one sku, and waiting for it. */
export const stockChecks: readonly Check[] = [
  {
    id: 'catalog/stock-reference',
    section: 9,
    operation: 'stockCheck',
    rule: 'child -S is sold out, child -M has pieces; the same as in the list and the product',
    proves: ['stockCheck 200 inStock', 'stockCheck 200 out'],
    async run({ client }) {
      const check = (sku: string) => client.succeed<Stock>('stockCheck', { query: { sku } });
      const [small, medium] = [await check(KURTA_S), await check(KURTA_M)];
      same(
        [small.qty > 0 && small.is_in_stock, medium.is_in_stock, medium.stock_status],
        [false, true, 1],
        '-S and -M',
      );
      holds(medium.qty > 0 && medium.qty <= KURTA_PIECES, `1 to ${KURTA_PIECES} pieces`, medium);
      same(await client.succeed('stockList', { query: { skus: KURTA_M } }), [medium]);
    },
  },
  refusedStock(),
  refusedCheck({
    id: 'catalog/stock-no-sku',
    operation: 'stockCheck',
    when: 'missing or empty',
    status: 400,
    message: 'sku parameter is required',
    wrong: [{ query: { sku: '' } }],
  }),
  {
    id: 'catalog/stock-notify',
    section: 8,
    operation: 'stockNotify',
    rule: 'what is sold out is waited for, however often one asks; what is there is not; nobody learns who waits',
    proves: ['stockNotify 200 noted', 'stockNotify 200 there'],
    async run({ client }) {
      const email = newEmail();
      const ask = (sku: string) => client.call('stockNotify', { body: { email, sku } });
      const [first, again] = [await ask(KURTA_S), await ask(KURTA_S)];
      same([first.status, first.result], [200, 'noted'], 'an e-mail never seen');
      same(again.body, first.body, 'the same again');
      const control = first.headers.get('cache-control') ?? '';
      holds(control.includes('no-store'), 'cache-control: no-store', control);
      same((await ask(KURTA_M)).result, 'in_stock', '-M, which has pieces');
    },
  },
  refusedCheck({
    id: 'catalog/stockNotify-e-mail',
    operation: 'stockNotify',
    when: 'email missing or malformed',
    status: 400,
    message: WRONG_EMAIL,
    wrong: [undefined, '', 'nobody', 7].map((email) => ({ body: { email, sku: KURTA_S } })),
  }),
  refusedCheck({
    id: 'catalog/stockNotify-unknown',
    operation: 'stockNotify',
    when: 'nothing with a stock of its own has that sku',
    status: 400,
    message: 'Unknown sku {sku}',
    filled: `Unknown sku ${NOBODY}`,
    wrong: [{ body: { email: 'contract.kit@mail.test', sku: NOBODY } }],
  }),
];

function refusedStock(): Check {
  return {
    id: 'catalog/stock-unknown',
    section: 0,
    operation: 'stockCheck',
    rule: 'refused with 404 and ENOTFOUND: sku unknown',
    proves: [answerName('stockCheck', 404, 'validation list')],
    async run({ client }) {
      const { status, result } = await client.call<{ readonly code?: string }>('stockCheck', {
        query: { sku: NOBODY },
      });
      same([status, result.code], [404, 'ENOTFOUND'], 'status and code');
    },
  };
}
