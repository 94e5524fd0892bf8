import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createServiceShopper } from '../shoppers/service-shopper.ts';
import { createPaidShopApi } from './memory-shop-api.ts';
import { createMemoryStage } from './memory-stage.ts';
import type { Theatre } from './stage.ts';

const FIRST_ID = 1_000;

/** The rules alone: services over fakes. */
export async function openTheatre(): Promise<Theatre> {
  let lastId = FIRST_ID;
  return {
    openStage: () =>
      createMemoryStage({
        createCell: createMemoryCell,
        createApi: createPaidShopApi,
        createShopper: (open, reopen, gateway) => createServiceShopper({ open, reopen, gateway, idle }),
        idle,
        nextId: () => {
          lastId += 1;
          return lastId;
        },
      }),
    close: async () => undefined,
  };
}

/** With fakes alone nothing waits for a clock on the wall: one turn of the event loop and all is done. */
async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
