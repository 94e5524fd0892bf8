import { expect, test } from 'vitest';
import { kurtaLine, TEE, teeLine } from '#adapters/contracts/samples.ts';
import type { CartId } from '#domain/cart/cart.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { C1, noSums, openCartGateway, QUERY } from './cart-gateway-for-tests.ts';
import { jsonAnswer } from './http-client-for-tests.ts';

const wireLine = {
  item_id: 5101,
  sku: 'AJ-KS-1042-M',
  parent_sku: 'AJ-KS-1042',
  qty: 2,
  name: 'Indigo Block Print Kurta Set M',
  price: 8000,
  price_incl_tax: 8960,
  product_type: 'configurable',
  quote_id: 'C 1',
};

test('CART-43 the lines are pulled, also when the code is called resultCode and the lines items', async () => {
  const { gateway, http, sent } = openCartGateway();
  http.answer(jsonAnswer(200, { resultCode: 200, result: { items: [wireLine] } }));
  expect(await gateway.pull(C1)).toMatchObject({
    kind: 'ok',
    value: [{ id: 5101, quantity: 2, price: moneyOf(8960) }],
  });
  expect(sent()).toEqual({ method: 'GET', url: `/api/cart/pull?${QUERY}`, body: null });
  http.answer(jsonAnswer(200, { resultCode: 422, result: 'no' }));
  expect(await gateway.pull(C1)).toMatchObject({ kind: 'refused', code: 422 });
});

test('a line that cannot be read fails the pull: it must not look as if the shop had lost it', async () => {
  const { gateway } = openCartGateway([wireLine, { ...wireLine, qty: '2' }]);
  expect(await gateway.pull(C1)).toEqual({
    kind: 'failed',
    message: 'The field "1.qty" of the answer is not as agreed.',
  });
});

test('CART-51 a line is pushed with sku, pieces, line id, cart id and options', async () => {
  const { gateway, sent } = openCartGateway(wireLine);
  await gateway.update(C1, { ...kurtaLine, serverItem: { id: 5101, cartId: C1, quantity: 1 } });
  expect(sent()).toEqual({
    method: 'POST',
    url: `/api/cart/update?${QUERY}`,
    body: {
      cartItem: {
        sku: 'AJ-KS-1042-M',
        qty: 2,
        item_id: 5101,
        quoteId: 'C 1',
        product_option: {
          extension_attributes: {
            configurable_item_options: [
              { option_id: '93', option_value: '49', label: 'Colour', value: 'Indigo' },
              { option_id: '142', option_value: '167', label: 'Size', value: 'M' },
            ],
          },
        },
      },
    },
  });
});

test('a line of another cart is pushed without its id, and a simple product without options', async () => {
  const { gateway, sent } = openCartGateway(wireLine);
  await gateway.update(C1, { ...teeLine, serverItem: { id: 7, cartId: 'C0' as CartId, quantity: 1 } });
  expect(sent().body).toEqual({ cartItem: { sku: 'RT-TE-220', qty: 1, quoteId: 'C 1' } });
});

test('CART-52 a line is deleted by sku, line id and cart id', async () => {
  const { gateway, sent } = openCartGateway(true);
  expect(await gateway.remove(C1, { sku: TEE, id: 5102 })).toEqual({ kind: 'ok', value: true });
  expect(sent()).toEqual({
    method: 'POST',
    url: `/api/cart/delete?${QUERY}`,
    body: { cartItem: { sku: 'RT-TE-220', item_id: 5102, quoteId: 'C 1' } },
  });
});

test('CART-02 a line is told with its sku, its pieces, the ids of line and cart, and its options', async () => {
  const { gateway, sent } = openCartGateway(wireLine);
  await gateway.update(C1, { ...kurtaLine, serverItem: { id: 5101, cartId: C1, quantity: 1 } });
  const { cartItem } = sent().body;
  expect(cartItem).toMatchObject({ sku: 'AJ-KS-1042-M', qty: 2, item_id: 5101, quoteId: 'C 1' });
  expect(cartItem.product_option.extension_attributes.configurable_item_options).toHaveLength(2);
});

test('CART-09 the sums of a line come with its id, its pieces, and what was chosen as JSON in a text', async () => {
  const options = [{ label: 'Size', value: 'M' }];
  const item = { item_id: 5101, qty: 2, row_total_incl_tax: 210, options: JSON.stringify(options) };
  const { gateway } = openCartGateway({ ...noSums, items: [item], total_segments: [] });
  expect(await gateway.totals(C1)).toMatchObject({ value: { lines: [{ id: 5101, quantity: 2, options }] } });
});

test.each(['', 'Size: M', '{"label":"Size"}', '[{"label":"Size"}]', 'null', null, 7])(
  'CART-09 of options like %o nothing is read, and the sums stand',
  async (options) => {
    const item = { item_id: 5101, qty: 2, row_total_incl_tax: 210, options };
    const { gateway } = openCartGateway({ ...noSums, items: [item], total_segments: [] });
    expect(await gateway.totals(C1)).toMatchObject({ value: { lines: [{ id: 5101, options: [] }] } });
  },
);

test('CART-10 what was put together is pushed as options of the bundle and of the product', async () => {
  const words = { label: '', value: '' };
  const { gateway, sent } = openCartGateway(wireLine);
  await gateway.update(C1, {
    ...teeLine,
    parts: [
      { kind: 'bundle', option: 1, selections: [3, 4], quantity: 2, ...words },
      { kind: 'custom', option: 'link', choice: '7', ...words },
    ],
  });
  expect(sent().body).toMatchObject({
    cartItem: {
      product_option: {
        extension_attributes: {
          bundle_options: [{ option_id: 1, option_qty: 2, option_selections: [3, 4] }],
          custom_options: [{ option_id: 'link', option_value: '7' }],
        },
      },
    },
  });
});
