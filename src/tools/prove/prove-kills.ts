import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, startApi } from './api-process.ts';
import { createRandom } from './random.ts';
import { createShopClient, newOrderId, type ShopClient } from './shop-client.ts';

/** The moments of the kills follow from the seed. */
export type KillWish = { readonly kills: number; readonly seed: number };

export type KillProof = {
  readonly kills: number;
  /** Orders that a caller was told are placed. */
  readonly answered: number;
  /** Orders that are stored, also those whose answer got lost. */
  readonly stored: number;
  /** What must not be, a sentence each. */
  readonly faults: readonly string[];
};

type StoredOrder = {
  readonly coupon: string | null;
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
};

const COUPON = { code: 'KILLED', percent: 10, most_uses: 1_000_000 };
const SKU = 'RT-TE-220';
const PIECES = 100_000;
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
  await createShopClient(api.base).put('/workbench/stock', { sku: SKU, qty: PIECES });
  await createShopClient(api.base).put('/workbench/coupons', COUPON);
  let reduced = 0;
  let stored: ReadonlySet<string> = new Set();
  for (let round = 1; round <= kills; round += 1) {
    await orderUntilKilled(api, answered, random.next() * LONGEST_ROUND_MS);
    api = await startApi(environment);
    const shop = createShopClient(api.base);
    const before = stored;
    stored = new Set(await listOf(shop));
    const isNew = (id: string): boolean => !before.has(id);
    faults.push(...[...answered].filter((id) => !stored.has(id)).map((id) => `kill ${round}: order ${id} is missing`));
    const fresh = await ordersOf(shop, [...stored].filter(isNew));
    faults.push(...fresh.filter(isPartial).map(({ id }) => `kill ${round}: order ${id} is partial`));
    reduced += fresh.filter(({ order }) => order?.coupon === COUPON.code).length;
    const uses = (await shop.post<{ readonly uses: number }>('/workbench/coupons', COUPON))?.uses;
    if (uses !== reduced) faults.push(`kill ${round}: ${reduced} orders with the coupon, but ${uses} uses of it`);
    const { qty } = (await shop.get<{ readonly qty: number }>(`/api/stock/check?sku=${SKU}`)) ?? { qty: -1 };
    if (qty !== PIECES - stored.size)
      faults.push(`kill ${round}: ${stored.size} orders, but ${PIECES - qty} pieces gone`);
  }
  await api.stop();
  return { kills, answered: answered.size, stored: stored.size, faults };
}

/** The kill falls anywhere in a round; a caller goes on until its connection breaks. Every other one has a coupon. */
async function orderUntilKilled(api: ApiProcess, answered: Set<string>, milliseconds: number): Promise<void> {
  const shop = createShopClient(api.base);
  const callers = Array.from({ length: CALLERS }, async (_, at) => {
    for (;;) {
      const id = newOrderId();
      const cart_id = at % 2 === 0 ? '' : await cartWithCoupon(shop);
      const answer = await shop.order(id, SKU, { cart_id });
      if (answer === null) return;
      if (answer.code === 200) answered.add(id);
    }
  });
  await pause(milliseconds);
  await api.kill();
  await Promise.all(callers);
}

async function cartWithCoupon(shop: ShopClient): Promise<string> {
  const cart = (await shop.post<string>('/api/cart/create?token=')) ?? '';
  await shop.post(`/api/cart/apply-coupon?token=&cartId=${cart}&coupon=${COUPON.code}`);
  return cart;
}

async function listOf(shop: ShopClient): Promise<readonly string[]> {
  const ids = await shop.get<readonly string[]>('/workbench/orders');
  if (ids === null) throw new Error('The API does not answer after its start.');
  return ids;
}

type Read = { readonly id: string; readonly order: StoredOrder | null };

async function ordersOf(shop: ShopClient, ids: readonly string[]): Promise<readonly Read[]> {
  const read: Read[] = [];
  for (const id of ids) read.push({ id, order: await shop.get<StoredOrder>(`/workbench/orders/${id}`) });
  return read;
}

function isPartial({ order }: Read): boolean {
  return order?.lines.length !== 1 || order.lines[0]?.qty !== 1;
}
