import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AdjustPrices, PriceSource, PriceWays } from './adjust-prices.ts';
import { createClientTax } from './client-tax.ts';
import { createPriceSync } from './price-sync.ts';

type Ports = PriceWays & { readonly storeView: ReadonlyCell<StoreView>; readonly log: Log };

/** What is to be done with prices by these settings; what the platform says has the last word. */
export function createAdjustPrices(ports: Ports, source: PriceSource): AdjustPrices {
  const steps: readonly AdjustPrices[] = [
    ...(source.isTaxedByServer ? [] : [createClientTax({ ...ports, ...source })]),
    ...(source.isSynced ? [createPriceSync({ ...ports, ...source })] : []),
  ];
  return async (products) => {
    let reply: Awaited<ReturnType<AdjustPrices>> = { kind: 'ok', value: products };
    for (const step of steps) if (reply.kind === 'ok') reply = await step(reply.value);
    return reply;
  };
}
