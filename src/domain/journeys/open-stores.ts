import type { StoreLocationGateway } from '#domain/content/store-location-gateway.ts';
import type { StoresView } from '#domain/content/stores-view.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, hourOf } from '#domain/shared/clock.ts';

/** Opens the page of the shops one can walk into; what was read before stays when there is no answer. */
export type OpenStores = () => Promise<PageOutcome>;

type Ports = {
  readonly view: Cell<StoresView>;
  readonly stores: StoreLocationGateway;
  /** The menu and what is announced, for the frame. */
  readonly loadFrame: () => Promise<unknown>;
  readonly clock: Clock;
};

export function createOpenStores({ view, stores, loadFrame, clock }: Ports): OpenStores {
  return async () => {
    const [reply] = await Promise.all([stores.all(), loadFrame()]);
    if (reply.kind === 'ok') {
      view.update(() => ({ kind: 'ready', stores: reply.value, at: hourOf(clock.now()) }));
      return 'ready';
    }
    view.update((now) => (now.kind === 'ready' ? now : { kind: 'failed' }));
    return view.get().kind === 'ready' ? 'ready' : 'failed';
  };
}
