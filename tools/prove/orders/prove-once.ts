import { isDeepStrictEqual } from 'node:util';
import { type Envelope, newOrderId, type ShopClient } from '../../workbench/shop-client.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom } from '../shared/random.ts';

export type OnceWish = { readonly ids: number; readonly seed: number };

const SKU = 'RT-TE-220';
const PIECES = 100_000;
const IDS_AT_ONCE = 16;
const FEWEST = 2;
const MOST = 5;
const MOST_TIMES = 10;

/** Posts each order_id two to five times at the same moment: one order, and every caller hears the same of it. */
export async function proveOnce(shop: ShopClient, { ids, seed }: OnceWish): Promise<ProofResult> {
  const random = createRandom(seed);
  await shop.put('/workbench/stock', { sku: SKU, qty: PIECES });
  const before = await countOf(shop);
  const faults: string[] = [];
  let posts = 0;
  for (let done = 0; done < ids; done += IDS_AT_ONCE) {
    const round = Array.from(
      { length: Math.min(IDS_AT_ONCE, ids - done) },
      () => FEWEST + random.below(MOST - FEWEST + 1),
    );
    posts += round.reduce((sum, times) => sum + times, 0);
    faults.push(...(await Promise.all(round.map((times) => faultsOfOne(shop, times)))).flat());
  }
  const placed = (await countOf(shop)) - before;
  if (placed !== ids) faults.push(`${ids} order ids made ${placed} orders`);
  const { qty } = (await shop.get<{ readonly qty: number }>(`/api/stock/check?sku=${SKU}`)) ?? { qty: -1 };
  if (qty !== PIECES - ids) faults.push(`${ids} orders of one piece took ${PIECES - qty}`);
  return { summary: `${ids} order ids posted ${posts} times made ${placed} orders`, faults };
}

async function faultsOfOne(shop: ShopClient, times: number): Promise<readonly string[]> {
  const id = newOrderId();
  const answers = await Promise.all(Array.from({ length: times }, () => orderOf(shop, id)));
  const [first] = answers;
  const isSame = (answer: Envelope | null) => answer?.code === 200 && isDeepStrictEqual(answer.result, first?.result);
  const isFirst = (answer: Envelope | null) => isDeepStrictEqual(answer?.meta, { replayed: false });
  const firsts = answers.filter(isFirst).length;
  return [
    ...(answers.every(isSame) ? [] : [`order ${id}: its ${times} callers heard different things`]),
    ...(firsts === 1 ? [] : [`order ${id}: ${firsts} callers were told that it is new`]),
  ];
}

/** A server that is too busy says so, and is asked again with the same id, as a storefront does. */
async function orderOf(shop: ShopClient, id: string): Promise<Envelope | null> {
  for (let time = 1; time < MOST_TIMES; time += 1) {
    const answer = await shop.order(id, SKU);
    if (answer?.code !== 503) return answer;
  }
  return shop.order(id, SKU);
}

async function countOf(shop: ShopClient): Promise<number> {
  return (await shop.get<{ readonly count: number }>('/workbench/orders?count'))?.count ?? -1;
}
