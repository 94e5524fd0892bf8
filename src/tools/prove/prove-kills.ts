import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, startApi } from './api-process.ts';
import { createShopClient, newOrderId, type ShopClient } from './shop-client.ts';

export type KillProof = {
  readonly kills: number;
  /** Orders that a caller was told are placed. */
  readonly answered: number;
  /** Orders that are stored, also those whose answer got lost. */
  readonly stored: number;
  /** What must not be, a sentence each. */
  readonly faults: readonly string[];
};

type StoredOrder = { readonly lines: readonly { readonly sku: string; readonly qty: number }[] };

const SKU = 'RT-TE-220';
const PIECES = 100_000;
const CALLERS = 8;
const LONGEST_ROUND_MS = 1_500;

/** Kills an API again and again while orders come in, and looks after each new start whether all that it said is true. */
export async function proveKills(environment: Readonly<Record<string, string>>, kills: number): Promise<KillProof> {
  const answered = new Set<string>();
  const faults: string[] = [];
  let api = await startApi(environment);
  await createShopClient(api.base).put('/workbench/stock', { sku: SKU, qty: PIECES });
  let stored: ReadonlySet<string> = new Set();
  for (let round = 1; round <= kills; round += 1) {
    await orderUntilKilled(api, answered);
    api = await startApi(environment);
    const shop = createShopClient(api.base);
    const before = stored;
    stored = new Set(await listOf(shop));
    const isNew = (id: string): boolean => !before.has(id);
    faults.push(...[...answered].filter((id) => !stored.has(id)).map((id) => `kill ${round}: order ${id} is missing`));
    faults.push(
      ...(await partialOf(shop, [...stored].filter(isNew))).map((id) => `kill ${round}: order ${id} is partial`),
    );
    const { qty } = (await shop.get<{ readonly qty: number }>(`/api/stock/check?sku=${SKU}`)) ?? { qty: -1 };
    if (qty !== PIECES - stored.size)
      faults.push(`kill ${round}: ${stored.size} orders, but ${PIECES - qty} pieces gone`);
  }
  await api.stop();
  return { kills, answered: answered.size, stored: stored.size, faults };
}

/** The kill falls anywhere in a round; a caller goes on until its connection breaks. */
async function orderUntilKilled(api: ApiProcess, answered: Set<string>): Promise<void> {
  const shop = createShopClient(api.base);
  const callers = Array.from({ length: CALLERS }, async () => {
    for (;;) {
      const id = newOrderId();
      const answer = await shop.order(id, SKU);
      if (answer === null) return;
      if (answer.code === 200) answered.add(id);
    }
  });
  await pause(Math.random() * LONGEST_ROUND_MS);
  await api.kill();
  await Promise.all(callers);
}

async function listOf(shop: ShopClient): Promise<readonly string[]> {
  const ids = await shop.get<readonly string[]>('/workbench/orders');
  if (ids === null) throw new Error('The API does not answer after its start.');
  return ids;
}

async function partialOf(shop: ShopClient, ids: readonly string[]): Promise<readonly string[]> {
  const partial: string[] = [];
  for (const id of ids) {
    const order = await shop.get<StoredOrder>(`/workbench/orders/${id}`);
    if (order?.lines.length !== 1 || order.lines[0]?.qty !== 1) partial.push(id);
  }
  return partial;
}
