import { background } from '#composition/roots/background-shop.ts';
import { loadLateParts } from '#composition/roots/load-late-parts.ts';
import { createShopForTests } from '#composition/roots/shop-for-tests.ts';
import { pressed } from './pressed.ts';
import { createTextStores } from './simulated-device.ts';
import type { WorldParts } from './world.ts';
import { allGoneOn } from './world-time.ts';

/** What keeps orders and carts: text in memory, or the stores of a page over a database in memory. */
export type StoreKind = 'text' | 'indexeddb';

/** A worker sends orders where nobody need be asked. */
const sendsByItself = { 'orders.offline_orders.automatic_transmission_enabled': true };

/** What worlds are made of: what a shopper presses, with all its code, so that nothing is loaded while a schedule runs. */
export async function loadParts(store: StoreKind = 'text'): Promise<WorldParts> {
  await loadLateParts();
  const stores =
    store === 'text'
      ? { createStores: createTextStores, settled: allGoneOn }
      : (await import('./indexeddb-stores.ts')).createIndexedDbParts();
  const shop = createShopForTests({ further: pressed });
  const inBackground = createShopForTests({
    modules: background,
    changed: sendsByItself,
  });
  return { shop, inBackground, ...stores };
}
