import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, startApi } from './api-process.ts';
import { type Books, emptyBooks, faultsOf, readBooks } from './order-books.ts';
import { createRandom } from './random.ts';
import { createShopClient, newOrderId, type ShopClient } from './shop-client.ts';
import { ACCOUNT, COUPON, fillShop, SKU } from './shop-to-kill.ts';

/** The moments of the kills follow from the seed. */
export type KillWish = { readonly kills: number; readonly seed: number };

export type KillProof = {
  readonly kills: number;
  /** Orders that a caller was told are placed. */
  readonly answered: number;
  /** Orders that are stored, also those whose answer got lost. */
  readonly stored: number;
  /** Of the stored ones, those with a coupon, and the paise of store credit that paid for them. */
  readonly withCoupon: number;
  readonly credit: number;
  /** What must not be, a sentence each. */
  readonly faults: readonly string[];
};

const CALLERS = 8;
const LONGEST_ROUND_MS = 1_500;

/** Kills an API again and again while orders come in, and looks after each new start whether all that it said is true. */
export async function proveKills(
  environment: Readonly<Record<string, string>>,
  { kills, seed }: KillWish,
): Promise<KillProof> {
  const random = createRandom(seed);
  const answered = new Set<string>();
  const faults: string[] = [];
  let api = await startApi(environment);
  const given = await fillShop(createShopClient(api.base));
  let books: Books = emptyBooks;
  let round = 0;
  // A machine so busy that orders of a kind are missing gets more rounds for them.
  while (round < kills || (round < 2 * kills && !hasEveryKind(books))) {
    round += 1;
    await orderUntilKilled(api, answered, random.next() * LONGEST_ROUND_MS);
    api = await startApi(environment);
    const shop = createShopClient(api.base);
    books = await readBooks(shop, books);
    const found = await faultsOf(shop, { books, answered, given });
    faults.push(...found.map((fault) => `kill ${round}: ${fault}`));
  }
  await api.stop();
  const { stored, withCoupon, credit } = books;
  return { kills: round, answered: answered.size, stored: stored.size, withCoupon, credit, faults };
}

function hasEveryKind({ stored, withCoupon, credit }: Books): boolean {
  return Math.min(stored.size, withCoupon, credit) > 0;
}

/** The kill falls anywhere in a round; a caller goes on until its connection breaks. */
async function orderUntilKilled(api: ApiProcess, answered: Set<string>, milliseconds: number): Promise<void> {
  const shop = createShopClient(api.base);
  const token = (await shop.post<string>('/api/user/login', ACCOUNT)) ?? '';
  const callers = Array.from({ length: CALLERS }, async (_, at) => {
    for (;;) {
      const id = newOrderId();
      const answer = await shop.order(id, SKU, await wishOf(shop, at, token));
      if (answer === null) return;
      if (answer.code === 200) answered.add(id);
    }
  });
  await pause(milliseconds);
  await api.kill();
  await Promise.all(callers);
}

/** Half of the callers just order; a quarter has a coupon, a quarter pays with store credit. */
async function wishOf(shop: ShopClient, caller: number, token: string) {
  if (caller % 2 === 0) return {};
  if (caller % 4 === 1) {
    const cart_id = (await shop.post<string>('/api/cart/create?token=')) ?? '';
    await shop.post(`/api/cart/apply-coupon?token=&cartId=${cart_id}&coupon=${COUPON.code}`);
    return { cart_id };
  }
  const cart_id = (await shop.post<string>(`/api/cart/create?token=${token}`)) ?? '';
  const at = `token=${token}&cartId=${cart_id}`;
  await shop.post(`/api/cart/update?${at}`, { cartItem: { sku: SKU, qty: 1 } });
  await shop.post(`/api/giftcard/store-credit-spending?${at}`, { apply: true });
  return { cart_id, token };
}
