import type { Parts } from '#api/contract-kit/calls/client.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { KURTA, NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { holds } from '#api/contract-kit/shared/mismatch.ts';

const NO_ITEM = 'No cartItem element provided within the request body';
const NOT_AVAILABLE = 'Product that you are trying to add is not available.';

const item = (cartItem: unknown): Parts => ({ body: { cartItem } });

/** Lines that a cart refuses, in the words of the contract. */
export const lineRefusals: readonly Check[] = [
  ...['cartUpdate', 'cartDelete'].map((operation) =>
    refusedCheck({
      id: `cart/${operation}-no-item`,
      operation,
      when: 'cartItem is missing',
      status: 400,
      message: NO_ITEM,
      wrong: [{ body: {} }, { body: { cartItem: null } }, { body: null }, { body: [] }],
    }),
  ),
  refusedCheck({
    id: 'cart/update-not-available',
    operation: 'cartUpdate',
    when: 'the sku is unknown, or the options of a configurable product select no variant',
    status: 422,
    message: NOT_AVAILABLE,
    wrong: [
      item({ sku: NOBODY, qty: 1 }),
      item({ sku: KURTA, qty: 1 }),
      item({ sku: KURTA, qty: 1, product_option: optionOf('93', '49') }),
      item({ sku: KURTA, qty: 1, product_option: optionOf('142', '999999') }),
    ],
  }),
  refusedCheck({
    id: 'cart/update-needs-options',
    operation: 'cartUpdate',
    when: 'a bundle or a download comes without the options it needs',
    status: 422,
    message: 'Please enter the options of the product',
    wrong: withoutOptions,
  }),
];

function optionOf(option_id: string, option_value: string): unknown {
  return { extension_attributes: { configurable_item_options: [{ option_id, option_value }] } };
}

async function withoutOptions(kit: Kit): Promise<readonly Parts[]> {
  const skus = (await kit.catalog()).filter(({ type_id }) => type_id === 'bundle').map(({ sku }) => sku);
  holds(skus.length > 0, 'a bundle in the catalog', 'none');
  return skus.slice(0, 2).map((sku) => item({ sku, qty: 1 }));
}
