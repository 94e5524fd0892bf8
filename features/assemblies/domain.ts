import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createServiceShopper } from '../shoppers/service-shopper.ts';
import { countIds } from './count-ids.ts';
import { createMemoryScenario } from './memory-scenario.ts';
import { createPaidShopApi } from './memory-shop-api.ts';
import { plainShops } from './plain-shop.ts';
import type { Assembly } from './scenario.ts';

const FIRST_ID = 1_000;

/** The rules and the models of the screens over fakes, nothing of it drawn. Models watch cells, as in a browser. */
export async function openAssembly(): Promise<Assembly> {
  const nextId = countIds(FIRST_ID);
  return {
    openScenario: () =>
      createMemoryScenario({
        createCell: createMobxCell,
        createApi: createPaidShopApi,
        createShopper: (open, reopen, elsewhere) =>
          createServiceShopper({ ...plainShops({ open, reopen }), elsewhere, idle }),
        idle,
        nextId,
      }),
    close: async () => undefined,
  };
}

/** With fakes alone nothing waits for a clock on the wall: one turn of the event loop and all is done. */
async function idle(): Promise<void> {
  await nextTurn();
}
