import { type Envelope, newOrderId, type OrderWish, type ShopClient } from '../../workbench/shop-client.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { ACCOUNT } from './shop-to-kill.ts';

const ORDERS = 50;
const LEFT = 7;
const PART = 'PROOF-PART';
const SET = 'PROOF-SET';
const PLENTY = 'PROOF-PLENTY';
const PRICE = 1680;
const COUPON = 'PROOF50';

/** Orders at the same moment for what is not enough for all: pieces, uses of a coupon, store credit. */
export async function proveLimits(shop: ShopClient): Promise<ProofResult> {
  await shop.put('/workbench/products', { sku: PLENTY, price: PRICE, qty: 10_000 });
  const faults = [...(await stockFaults(shop)), ...(await couponFaults(shop)), ...(await creditFaults(shop))];
  return {
    summary: `${ORDERS} orders at once for ${LEFT} pieces, ${LEFT} uses of a coupon and one store credit`,
    faults,
  };
}

async function orderAll(shop: ShopClient, wish: (at: number) => OrderWish & { readonly sku: string }) {
  return Promise.all(
    Array.from({ length: ORDERS }, (_, at) => {
      const { sku, ...more } = wish(at);
      return shop.order(newOrderId(), sku, more);
    }),
  );
}

/** Half of the orders want the product, half want a set that it is part of. */
async function stockFaults(shop: ShopClient): Promise<readonly string[]> {
  type Made = {
    readonly bundle_options: readonly {
      readonly option_id: number;
      readonly product_links: readonly { readonly id: number }[];
    }[];
  };
  await shop.put('/workbench/products', { sku: PART, price: PRICE, qty: LEFT });
  const bundle_options = [{ title: 'Part', required: true, type: 'select', selections: [{ sku: PART, qty: 1 }] }];
  const set = await shop.post<Made>('/workbench/products', { sku: SET, type: 'bundle', bundle_options });
  const [option] = set?.bundle_options ?? [];
  const choice = { option_id: option?.option_id, option_qty: 1, option_selections: [option?.product_links[0]?.id] };
  const product_option = { extension_attributes: { bundle_options: [choice] } };
  const answers = await orderAll(shop, (at) => (at % 2 === 0 ? { sku: PART } : { sku: SET, product_option }));
  const { qty } = (await shop.get<{ readonly qty: number }>(`/api/stock/check?sku=${PART}`)) ?? { qty: -1 };
  const refused = answers.filter((answer) => isRefused(answer)).length;
  return [
    ...differs('orders of 7 pieces', answers.filter(isPlaced).length, LEFT),
    ...differs('refusals of what was sold out', refused, ORDERS - LEFT),
    ...differs('pieces that are left', qty, 0),
  ];
}

async function couponFaults(shop: ShopClient): Promise<readonly string[]> {
  const coupon = { code: `${COUPON}-${newOrderId().slice(-12)}`, percent: 50, most_uses: LEFT };
  await shop.put('/workbench/coupons', coupon);
  const carts: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const cart = (await shop.post<string>('/api/cart/create?token=')) ?? '';
    await shop.post(`/api/cart/apply-coupon?token=&cartId=${cart}&coupon=${coupon.code}`);
    carts.push(cart);
  }
  const answers = await orderAll(shop, (at) => ({ sku: PLENTY, cart_id: carts[at] ?? '' }));
  const used = await shop.post<{ readonly uses: number }>('/workbench/coupons', coupon);
  return [
    ...differs('orders with a coupon', answers.filter(isPlaced).length, ORDERS),
    ...differs('orders at half the price', answers.filter((answer) => totalOf(answer) === PRICE / 2).length, LEFT),
    ...differs('counted uses of the coupon', used?.uses ?? -1, LEFT),
  ];
}

async function creditFaults(shop: ShopClient): Promise<readonly string[]> {
  const token = (await shop.post<string>('/api/user/login', ACCOUNT)) ?? '';
  const cart_id = (await shop.post<string>(`/api/cart/create?token=${token}`)) ?? '';
  const at = `token=${token}&cartId=${cart_id}`;
  const before = await balanceOf(shop, token);
  await shop.post(`/api/cart/update?${at}`, { cartItem: { sku: PLENTY, qty: 1 } });
  await shop.post(`/api/giftcard/store-credit-spending?${at}`, { apply: true });
  const answers = await orderAll(shop, () => ({ sku: PLENTY, cart_id, token }));
  const paid = answers.reduce((sum, answer) => sum + (totalOf(answer) ?? 0), 0);
  const used = Math.min(before, PRICE);
  return [
    ...differs('orders with store credit', answers.filter(isPlaced).length, ORDERS),
    ...differs('what was paid besides credit', paid, ORDERS * PRICE - used),
    ...differs('credit that is left', await balanceOf(shop, token), before - used),
  ];
}

async function balanceOf(shop: ShopClient, token: string): Promise<number> {
  type History = { readonly total_balance: number };
  return (await shop.get<History>(`/api/giftcard/store-credit-transaction?token=${token}`))?.total_balance ?? -1;
}

function isPlaced(answer: Envelope | null): boolean {
  return answer?.code === 200;
}

function isRefused(answer: Envelope | null): boolean {
  return answer?.code === 500 && String(answer.result).startsWith('Error while adding products');
}

function totalOf(answer: Envelope | null): number | null {
  return answer?.code === 200 ? (answer.result as { readonly grand_total: number }).grand_total : null;
}

function differs(what: string, actual: number, expected: number): readonly string[] {
  return actual === expected ? [] : [`${what}: ${actual} in place of ${expected}`];
}
