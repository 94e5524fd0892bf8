import type { StoreLocationGateway } from '#domain/content/store-location-gateway.ts';
import type { StoresView } from '#domain/content/stores-view.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, hourOf } from '#domain/shared/clock.ts';

/** Opens the page of the shops one can walk into; what was read before stays when there is no answer. */
export type OpenStores = () => Promise<PageOutcome>;

type Ports = {
  readonly storesView: Cell<StoresView>;
  readonly storeLocationGateway: StoreLocationGateway;
  /** The menu and what is announced, for the frame. */
  readonly loadFrame: () => Promise<unknown>;
  readonly clock: Clock;
};

export function createOpenStores({ storesView, storeLocationGateway, loadFrame, clock }: Ports): OpenStores {
  return async () => {
    const [reply] = await Promise.all([storeLocationGateway.all(), loadFrame()]);
    if (reply.kind === 'ok') {
      storesView.update(() => ({ kind: 'ready', stores: reply.value, at: hourOf(clock.now()) }));
      return 'ready';
    }
    storesView.update((now) => (now.kind === 'ready' ? now : { kind: 'failed' }));
    return storesView.get().kind === 'ready' ? 'ready' : 'failed';
  };
}
