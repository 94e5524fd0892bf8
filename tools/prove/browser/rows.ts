import type { Row } from './promises.ts';
import { type Thing, things } from './schedule.ts';
import { skuOf } from './shopper.ts';
import type { World } from './world.ts';

/** The ids of all orders that the API's database has. */
export async function orderIds({ client }: World): Promise<readonly string[]> {
  const ids = await client.get<readonly string[]>('/workbench/orders');
  if (ids === null) throw new Error('The API does not say which orders it has.');
  return ids;
}

type StoredOrder = { readonly lines: readonly { readonly sku: string; readonly qty: number }[] };

/** The orders that have come since. */
export async function rowsSince(before: ReadonlySet<string>, world: World): Promise<readonly Row[]> {
  const ids = (await orderIds(world)).filter((id) => !before.has(id));
  return Promise.all(
    ids.map(async (id) => {
      const order = await world.client.get<StoredOrder>(`/workbench/orders/${id}`);
      const piecesOf = (thing: Thing): number =>
        (order?.lines ?? []).reduce((sum, { sku, qty }) => (sku === skuOf(thing) ? sum + qty : sum), 0);
      return { id, pieces: new Map(things.map((thing) => [thing, piecesOf(thing)])) };
    }),
  );
}
