import type { Engine } from '../engines/engine.ts';
import { openFaultyProxy } from '../network/faulty-proxy.ts';
import { createShopClient } from '../workbench/shop-client.ts';
import type { ShopProcesses } from '../workbench/shop-processes.ts';
import type { Thing, World } from './journey.ts';
import { createShopper } from './shopper.ts';

const SIZE = { width: 1_280, height: 900 };
const FIRST_IDS = { chromium: 77_300_000, firefox: 77_400_000, webkit: 77_500_000 } as const;
/** A product's variants have the ids after its own. */
const IDS_OF_ONE = 100;
const PRICE = 1_500;

type Order = { readonly lines: readonly { readonly sku: string; readonly qty: number }[] };

export type OpenWorld = World & { readonly close: () => Promise<void> };

/** An engine before a shop that others shop in as well: between them lies a network of its own. */
export async function openWorld(engine: Engine, processes: ShopProcesses): Promise<OpenWorld> {
  const network = await openFaultyProxy({ port: Number(new URL(processes.origin).port) });
  const origin = `http://localhost:${network.port}`;
  const client = createShopClient(processes.apiOrigin);
  let things = 0;

  async function newThing(name: string, sizes: readonly string[] = []): Promise<Thing> {
    things += 1;
    const sku = `JOURNEY-${engine.name}-${things}`.toUpperCase();
    const slug = sku.toLowerCase();
    const variants = sizes.map((size) => ({ sku: `${sku}-${size}`, colour: 'Indigo', size, price: PRICE, qty: 1_000 }));
    await client.put('/workbench/products', {
      id: FIRST_IDS[engine.name] + things * IDS_OF_ONE,
      ...{ sku, name, url_key: slug, url_path: slug, price: PRICE, qty: 1_000 },
      ...(variants.length > 0 ? { variants } : {}),
    });
    return { sku, name, path: `/p/${sku}/${slug}` };
  }

  async function ordersOf({ sku }: Thing): Promise<readonly number[]> {
    const ids = (await client.get<readonly string[]>('/workbench/orders')) ?? [];
    const orders = await Promise.all(ids.map((id) => client.get<Order>(`/workbench/orders/${id}`)));
    const ofThing = orders.map((order) => (order?.lines ?? []).filter((line) => line.sku.startsWith(sku)));
    return ofThing.filter(({ length }) => length > 0).map((lines) => lines.reduce((sum, { qty }) => sum + qty, 0));
  }

  return {
    engine,
    network,
    client,
    newThing,
    ordersOf,
    async newShopper() {
      const tab = await engine.newTab();
      await tab.resize(SIZE);
      return createShopper(tab, origin);
    },
    close: network.close,
  };
}
