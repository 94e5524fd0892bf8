import type { Parts } from '#api/contract-kit/calls/client.ts';
import { KURTA, KURTA_M, KURTA_S, NOBODY, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Product, Stock } from '#api/contract-kit/calls/shapes.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const SKU_LISTS = ['productList', 'productRenderList', 'stockList'];
const TOO_MANY = Array.from({ length: 101 }, (_none, at) => `X-${at}`).join(',');
const HUNDRED = Array.from({ length: 100 }, (_none, at) => `X-${at}`).join(',');

/** Products, prices and stock by a list of skus. */
export const skuListChecks: readonly Check[] = [
  ...SKU_LISTS.flatMap((operation): readonly Check[] => [
    skusMissing(operation),
    refusedCheck({
      id: `catalog/${operation}-too-many`,
      operation,
      when: 'more than 100',
      status: 400,
      message: 'Too many skus',
      wrong: [{ query: { skus: TOO_MANY } }],
    }),
    {
      id: `catalog/${operation}-hundred`,
      section: 0,
      operation,
      rule: '100 skus are taken, unknown ones are left out',
      async run({ client }) {
        const result = await client.succeed<unknown>(operation, { query: { skus: HUNDRED } });
        same(itemsOf(result), [], 'items');
      },
    },
  ]),
  {
    id: 'catalog/list-order',
    section: 0,
    operation: 'productList',
    rule: 'products in the order of the request; a child gives its root, each product once',
    async run({ client }) {
      const parts = { query: { skus: [TEE, KURTA_M, NOBODY, KURTA, KURTA_S].join(',') } };
      const { items, total_count } = await client.succeed<{
        readonly items: readonly Product[];
        readonly total_count: number;
      }>('productList', parts);
      same([column(items, 'sku'), total_count], [[TEE, KURTA], 2], 'skus and total_count');
    },
  },
  {
    id: 'catalog/stock-order',
    section: 0,
    operation: 'stockList',
    rule: 'records in the order of the request, unknown skus left out',
    async run({ client }) {
      const records = await client.succeed<readonly Stock[]>('stockList', {
        query: { skus: [TEE, NOBODY, KURTA_M].join(',') },
      });
      same(column(records, 'sku'), [TEE, KURTA_M], 'skus');
    },
  },
];

function itemsOf(result: unknown): unknown {
  return Array.isArray(result) ? result : (result as { readonly items: unknown }).items;
}

function skusMissing(operation: string): Check {
  const message = 'skus parameter is required';
  return {
    id: `catalog/${operation}-no-skus`,
    section: 0,
    operation,
    rule: `refused with 400 "${message}": missing or empty`,
    proves: [answerName(operation, 400, message)],
    async run({ client }) {
      const wrong: readonly Parts[] = [{}, { query: { skus: '' } }];
      for (const parts of wrong) await client.refuse(operation, parts, 400, message);
    },
  };
}
