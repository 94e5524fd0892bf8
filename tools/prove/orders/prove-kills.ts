import { type ApiProcess, startApi } from '../../workbench/api-process.ts';
import { createShopClient, newOrderId, type ShopClient } from '../../workbench/shop-client.ts';
import { createRandom } from '../shared/random.ts';
import { type Books, emptyBooks, faultsOf, readBooks } from './order-books.ts';
import { ACCOUNT, COUPON, fillShop, SKU } from './shop-to-kill.ts';

/** The moments of the kills follow from the seed. */
export type KillWish = { readonly kills: number; readonly seed: number };

export type KillProof = {
  readonly kills: number;
  /** Orders that a caller was told are placed. */
  readonly answered: number;
  /** Orders that are stored, also those whose answer got lost. */
  readonly stored: number;
  /** Mails that say an order is placed. */
  readonly mailed: number;
  /** Of the stored ones, those with a coupon, and the paise of store credit that paid for them. */
  readonly withCoupon: number;
  readonly credit: number;
  /** What must not be, a sentence each. */
  readonly faults: readonly string[];
};

const CALLERS = 8;
/** A round is as long as its work, so that a slow machine proves as much as a quick one. */
const MOST_ANSWERS = 100;

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
  for (let round = 1; round <= kills; round += 1) {
    await orderUntilKilled(api, answered, Math.ceil(random.next() * MOST_ANSWERS));
    api = await startApi(environment);
    const shop = createShopClient(api.base);
    books = await readBooks(shop, books);
    const found = await faultsOf(shop, { books, answered, given });
    faults.push(...found.map((fault) => `kill ${round}: ${fault}`));
  }
  await api.stop();
  const { stored, mailed, withCoupon, credit } = books;
  return { kills, answered: answered.size, stored: stored.size, mailed: mailed.length, withCoupon, credit, faults };
}

/** The kill falls on the answer with this number, amid the other callers' calls, who go on until their connection breaks. */
async function orderUntilKilled(api: ApiProcess, answered: Set<string>, answers: number): Promise<void> {
  const token = (await createShopClient(api.base).post<string>('/api/user/login', ACCOUNT)) ?? '';
  const enough = Promise.withResolvers<void>();
  let left = answers;
  const shop = createShopClient(api.base, async (...call) => {
    const answer = await fetch(...call);
    left -= 1;
    if (left === 0) enough.resolve();
    return answer;
  });
  const callers = Array.from({ length: CALLERS }, async (_, at) => {
    for (;;) {
      const id = newOrderId();
      const answer = await shop.order(id, SKU, await wishOf(shop, at, token));
      if (answer === null) return;
      if (answer.code === 200) answered.add(id);
    }
  });
  await Promise.race([enough.promise, Promise.all(callers)]);
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
