import { KURTA_M, KURTA_PIECES, KURTA_S, NOBODY } from '#contract-kit/calls/reference-data.ts';
import type { Stock } from '#contract-kit/calls/shapes.ts';
import { answerName } from '#contract-kit/contract/documented-answers.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { refusedCheck } from '#contract-kit/run/refused-check.ts';
import { holds, same } from '#contract-kit/shared/mismatch.ts';

/** The stock of one sku. */
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
