import { createShopClient, newOrderId, type ShopClient } from '../workbench/shop-client.ts';

/** How one kind of call went with sixteen callers at once. Times in milliseconds. */
export type CallLoad = {
  readonly name: string;
  readonly perSecond: number;
  readonly median: number;
  readonly slowest: number;
  readonly failures: number;
};

type Ask = (shop: ShopClient, cart: string) => Promise<boolean>;

const CALLERS = 16;
const SKU = 'RT-TE-220';
const isThere = async (answer: Promise<unknown>): Promise<boolean> => (await answer) !== null;
const LIST = encodeURIComponent(
  JSON.stringify({ _appliedFilters: [{ attribute: 'category_ids', value: { in: [3] } }] }),
);

/** What shoppers ask most. Each caller has a cart of its own. */
const CALLS: Readonly<Record<string, Ask>> = {
  list: (shop) => isThere(shop.get(`/api/catalog?type=product&size=24&request=${LIST}`)),
  product: (shop) => isThere(shop.get('/api/product/list?skus=AJ-KS-1042')),
  'cart update': (shop, cart) =>
    isThere(
      shop.post(`/api/cart/update?token=&cartId=${cart}`, {
        cartItem: { sku: SKU, qty: 1 + Math.floor(performance.now() % 9) },
      }),
    ),
  totals: (shop, cart) => isThere(shop.get(`/api/cart/totals?token=&cartId=${cart}`)),
  order: async (shop) => (await shop.order(newOrderId(), SKU))?.code === 200,
};

/** Asks for each kind of call in turn, each for its share of the seconds. */
export async function measureApiLoad(base: string, seconds: number): Promise<readonly CallLoad[]> {
  const shop = createShopClient(base);
  await shop.put('/workbench/stock', { sku: SKU, qty: 1_000_000 });
  const carts = await Promise.all(
    Array.from({ length: CALLERS }, async () => (await shop.post<string>('/api/cart/create?token=')) ?? ''),
  );
  const loads: CallLoad[] = [];
  for (const [name, ask] of Object.entries(CALLS)) {
    loads.push(
      await measureCall({ name, seconds: seconds / Object.keys(CALLS).length }, (at) => ask(shop, carts[at] ?? '')),
    );
  }
  return loads;
}

type Shot = { readonly name: string; readonly seconds: number };

async function measureCall({ name, seconds }: Shot, ask: (caller: number) => Promise<boolean>): Promise<CallLoad> {
  const times: number[] = [];
  let failures = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const callers = Array.from({ length: CALLERS }, async (_, at) => {
    while (performance.now() < end) {
      const asked = performance.now();
      if (!(await ask(at))) failures += 1;
      times.push(performance.now() - asked);
    }
  });
  await Promise.all(callers);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const perSecond = times.length / ((performance.now() - began) / 1_000);
  return { name, perSecond, median: at(0.5), slowest: at(0.99), failures };
}
