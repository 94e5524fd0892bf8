import { type Kit, newOrderId, orderOf, putLine } from '#contract-kit/calls/kit.ts';
import { sellablePlenty } from '#contract-kit/calls/plenty.ts';
import { COUPON, COUPON_PERCENT, KURTA_S, NOBODY, TEE } from '#contract-kit/calls/reference-data.ts';
import type { Order, Placement } from '#contract-kit/calls/shapes.ts';
import { paise, percentOf, rupees } from '#contract-kit/money/rules.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';
import { inCart } from './cart-checks.ts';

const UNAUTHORISED = "The consumer isn't authorized to access self.";

type Body = ReturnType<typeof orderOf>;

/** Section 7: an order is placed once, and how it is read again. */
export const orderChecks: readonly Check[] = [
  {
    id: 'order/placement',
    section: 7,
    operation: 'orderCreate',
    rule: 'a new order echoes its id, is not replayed and is charged at the prices of the server',
    async run(kit) {
      const product = await sellablePlenty(kit);
      const body = orderOf({ lines: [{ sku: product.sku, qty: 2 }] });
      const { result, meta } = await place(kit, body);
      same(
        [result.order_id, result.grand_total],
        [body.order_id, rupees(2 * paise(product.priceInclTax))],
        'id and total',
      );
      same(meta, { replayed: false }, 'meta');
    },
  },
  {
    id: 'order/repeat',
    section: 7,
    operation: 'orderCreate',
    rule: 'a repeated order_id gets the first result, replayed, whatever the rest of the body says',
    async run(kit) {
      const body = await plentyOrder(kit);
      const first = await place(kit, body);
      const other = {
        ...body,
        products: [{ sku: NOBODY, qty: 9, price: 1 }],
        transmited: true,
        updated_at: '2026-01-01T00:00:00Z',
      };
      for (const again of [body, other]) {
        const { result, meta } = await place(kit, again);
        same(result, first.result);
        same(meta, { replayed: true }, 'meta');
      }
    },
  },
  {
    id: 'order/repeat-bad-token',
    section: 7,
    operation: 'orderCreate',
    rule: 'a repeated order_id is answered before the token is looked at, a new one after',
    async run(kit) {
      const body = await plentyOrder(kit);
      const bad = (each: Body) => kit.client.call('orderCreate', { query: { token: NOBODY }, body: each });
      same((await bad(body)).body, { code: 401, result: UNAUTHORISED });
      await kit.client.refuse('orderGet', { query: { orderId: body.order_id } }, 404, 'Order not found');
      await place(kit, body);
      same((await bad(body)).meta, { replayed: true }, 'meta of the repeat with a bad token');
    },
  },
  {
    id: 'order/concurrent',
    section: 7,
    operation: 'orderCreate',
    rule: 'one order_id sent at the same time is one order: all callers get one result',
    async run(kit) {
      const body = await plentyOrder(kit);
      const answers = await Promise.all([1, 2, 3, 4].map(() => place(kit, body)));
      for (const { result } of answers) same(result, answers[0]?.result);
      const fresh = answers.filter(({ meta }) => (meta as { replayed: boolean }).replayed === false);
      same(fresh.length, 1, 'number of answers that are not replayed');
    },
  },
  {
    id: 'order/body-first',
    section: 7,
    operation: 'orderCreate',
    rule: 'an invalid body is refused before the token',
    async run(kit) {
      const body = { ...(await plentyOrder(kit)), products: [] };
      const { status } = await kit.client.call('orderCreate', { query: { token: NOBODY }, body });
      same(status, 400, 'status');
    },
  },
  {
    id: 'order/token-before-stock',
    section: 7,
    operation: 'orderCreate',
    rule: 'a bad token is refused before stock is looked at',
    async run(kit) {
      const parts = { query: { token: NOBODY }, body: orderOf({ lines: [{ sku: KURTA_S, qty: 1 }] }) };
      await kit.client.refuse('orderCreate', parts, 401, UNAUTHORISED);
    },
  },
  ...[
    ['sold-out', 'is sold out', KURTA_S, 1],
    ['unknown-sku', 'is unknown', NOBODY, 1],
    ['too-many', 'is asked for in more pieces than there are', TEE, 9_000],
  ].map(
    ([name, why, sku, qty]): Check => ({
      id: `order/${name}`,
      section: 7,
      operation: 'orderCreate',
      rule: `refused with 500 "Error while adding products. {sku} is not available": a line ${why}; nothing stays behind`,
      proves: [answerName('orderCreate', 500, 'Error while adding products. {sku} is not available')],
      async run(kit) {
        const plenty = await sellablePlenty(kit);
        const lines = [
          { sku: plenty.sku, qty: 1 },
          { sku: String(sku), qty: Number(qty) },
        ];
        const body = orderOf({ lines });
        const before = await piecesOf(kit, plenty.sku);
        const message = `Error while adding products. ${sku} is not available`;
        await kit.client.refuse('orderCreate', { query: { token: '' }, body }, 500, message);
        await kit.client.refuse('orderGet', { query: { orderId: body.order_id } }, 404, 'Order not found');
        same(await piecesOf(kit, plenty.sku), before, 'pieces of the other line');
        const { meta } = await place(kit, { ...body, products: body.products.slice(0, 1) });
        same(meta, { replayed: false }, 'meta of a new attempt with the same order_id');
      },
    }),
  ),
  {
    id: 'order/stock',
    section: 7,
    operation: 'orderCreate',
    rule: 'an order takes its pieces out of the stock, a repeat does not',
    async run(kit) {
      const { sku } = await sellablePlenty(kit);
      const body = orderOf({ lines: [{ sku, qty: 2 }] });
      const before = await piecesOf(kit, sku);
      for (const _time of [1, 2]) await place(kit, body);
      same(await piecesOf(kit, sku), before - 2, 'pieces');
    },
  },
  {
    id: 'order/closes-cart',
    section: 7,
    operation: 'orderCreate',
    rule: 'the cart of an order is closed at once; the same cart cannot be used again',
    async run(kit) {
      const cart = await kit.filledCart();
      await place(kit, await plentyOrder(kit, cart));
      await kit.client.refuse('cartPull', inCart(cart), 404, `No such entity with cartId = ${cart}`);
    },
  },
  {
    id: 'order/closed-cart',
    section: 7,
    operation: 'orderCreate',
    rule: 'an unknown or closed cart does not fail the order, it brings no coupon',
    async run(kit) {
      const product = await sellablePlenty(kit);
      const cart = await cartWithCoupon(kit, product.sku);
      await place(kit, await plentyOrder(kit, cart));
      for (const each of [cart, NOBODY]) {
        const { result } = await place(kit, await plentyOrder(kit, each));
        same(result.grand_total, product.priceInclTax, `total with cart ${each === NOBODY ? 'unknown' : 'closed'}`);
      }
    },
  },
  {
    id: 'order/coupon',
    section: 7,
    operation: 'orderCreate',
    rule: 'the coupon of the open cart counts, lines come from products alone',
    async run(kit) {
      const product = await sellablePlenty(kit, 100);
      const cart = await cartWithCoupon(kit, TEE);
      const { result } = await place(kit, orderOf({ lines: [{ sku: product.sku, qty: 1 }], cart }));
      const price = paise(product.priceInclTax);
      same(result.grand_total, rupees(price - percentOf(price, COUPON_PERCENT)), 'grand_total');
      const order = await readOrder(kit, result.order_id);
      same(
        order.items.map(({ sku, qty_ordered }) => [sku, qty_ordered]),
        [[product.sku, 1]],
        'lines',
      );
      same(order.coupon_code?.toUpperCase(), COUPON, 'coupon_code');
    },
  },
  {
    id: 'order/read',
    section: 0,
    operation: 'orderGet',
    rule: 'an order is read by its order_id without a token, as it was placed',
    async run(kit) {
      const product = await sellablePlenty(kit);
      const body = orderOf({ lines: [{ sku: product.sku, qty: 1 }] });
      const parts = { query: { token: '' }, body, headers: { currency: 'USD' } };
      const placed = await kit.client.succeed<Placement>('orderCreate', parts);
      const order = await readOrder(kit, body.order_id);
      same(
        [order.order_id, order.increment_id, String(order.entity_id), order.grand_total, order.display_currency_code],
        [body.order_id, placed.orderNumber, placed.backendOrderId, placed.grand_total, 'USD'],
        'id, number, entity, total and currency',
      );
      same(order.items[0]?.price_incl_tax, product.priceInclTax, 'price_incl_tax');
    },
  },
  {
    id: 'order/counted-ids',
    section: 0,
    operation: 'orderGet',
    rule: 'refused with 404 "Order not found": entity_id or increment_id without the token of its owner',
    proves: [answerName('orderGet', 404, 'Order not found')],
    async run(kit) {
      const { backendOrderId, orderNumber } = (await place(kit, await plentyOrder(kit))).result;
      for (const orderId of [backendOrderId, orderNumber, NOBODY, newOrderId()]) {
        await kit.client.refuse('orderGet', { query: { orderId } }, 404, 'Order not found');
      }
    },
  },
  {
    id: 'order/get-without-id',
    section: 0,
    operation: 'orderGet',
    rule: 'refused with 400 "orderId parameter is required": missing or empty',
    proves: [answerName('orderGet', 400, 'orderId parameter is required')],
    async run({ client }) {
      await client.refuse('orderGet', {}, 400, 'orderId parameter is required');
      await client.refuse('orderGet', { query: { orderId: '' } }, 400, 'orderId parameter is required');
    },
  },
  {
    id: 'order/not-offered',
    section: 0,
    operation: 'orderCreate',
    rule: 'a payment or shipping method that is not offered is refused with 400 by its field',
    proves: [answerName('orderCreate', 400, 'validation list')],
    async run(kit) {
      const body = await plentyOrder(kit);
      const given = body.addressInformation;
      const wrong = [
        {
          field: 'payment_method_code',
          addressInformation: { ...given, payment_method_code: 'barter' },
          country: 'IN',
        },
        { field: 'payment_method_code', addressInformation: given, country: 'US' },
        {
          field: 'shipping_method_code',
          addressInformation: { ...given, shipping_method_code: 'pigeon' },
          country: 'IN',
        },
      ];
      for (const { field, addressInformation, country } of wrong) {
        const parts = { body: { ...body, addressInformation }, headers: { 'country-id': country } };
        const { status, result } = await kit.client.call<readonly { readonly field: string }[]>('orderCreate', parts);
        same(status, 400, 'status');
        same(
          result.map((fault) => fault.field),
          [`addressInformation.${field}`],
          'fields',
        );
      }
    },
  },
  {
    id: 'order/of-user',
    section: 7,
    operation: 'orderCreate',
    rule: 'with a token the order belongs to the user, whatever user_id says, and heads their history',
    async run(kit) {
      const { token } = await kit.newUser();
      const body = { ...(await plentyOrder(kit)), user_id: '1' };
      const placed = await kit.client.succeed<Placement>('orderCreate', { query: { token }, body });
      const { items } = await kit.client.succeed<{ readonly items: readonly Order[] }>('userOrderHistory', {
        query: { token },
      });
      same(
        items.map(({ order_id }) => order_id),
        [body.order_id],
        'orders of the user',
      );
      for (const orderId of [placed.backendOrderId, placed.orderNumber]) {
        const order = await kit.client.succeed<Order>('orderGet', { query: { orderId, token } });
        same(order.order_id, body.order_id, 'order_id');
        await kit.client.refuse(
          'orderGet',
          { query: { orderId, token: (await kit.sharedUser()).token } },
          404,
          'Order not found',
        );
      }
    },
  },
  {
    id: 'order/guest-whatever-user-id',
    section: 7,
    operation: 'orderCreate',
    rule: 'without a token it is a guest order, whatever user_id says',
    async run(kit) {
      const { token } = await kit.newUser();
      const user = await kit.client.succeed<{ readonly id: number }>('userMe', { query: { token } });
      await place(kit, { ...(await plentyOrder(kit)), user_id: String(user.id) } as Body);
      const { items } = await kit.client.succeed<{ readonly items: readonly Order[] }>('userOrderHistory', {
        query: { token },
      });
      same(items, [], 'orders of the user');
    },
  },
];

async function place(kit: Kit, body: Body) {
  const answer = await kit.client.call<Placement>('orderCreate', { query: { token: '' }, body });
  holds(answer.status === 200, '200 from orderCreate', answer.body);
  return answer;
}

async function plentyOrder(kit: Kit, cart = ''): Promise<Body> {
  return orderOf({ lines: [{ sku: (await sellablePlenty(kit)).sku, qty: 1 }], cart });
}

async function cartWithCoupon(kit: Kit, sku: string): Promise<string> {
  const cart = await kit.newCart();
  await putLine(kit.client, { cart, sku, qty: 1 });
  await kit.client.succeed('cartApplyCoupon', { query: { token: '', cartId: cart, coupon: COUPON } });
  return cart;
}

function readOrder({ client }: Kit, orderId: string): Promise<Order> {
  return client.succeed('orderGet', { query: { orderId } });
}

async function piecesOf({ client }: Kit, sku: string): Promise<number> {
  return (await client.succeed<{ readonly qty: number }>('stockCheck', { query: { sku } })).qty;
}
