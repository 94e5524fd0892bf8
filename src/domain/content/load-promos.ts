import { askedOnceFor } from '#domain/shared/asked-once.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { languageIn } from '#domain/storeview/language-in.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { PromoGateway } from './promo-gateway.ts';
import type { Promos } from './promos.ts';

/** Reads what the merchant has to say, once in a visit and language. A page never waits longer or fails because of it. */
export type LoadPromos = () => Promise<void>;

type Ports = {
  readonly promoGateway: PromoGateway;
  readonly promos: Cell<Promos>;
  readonly storeView: ReadonlyCell<Pick<StoreView, 'locale'>>;
};

export function createLoadPromos({ promoGateway, promos, storeView }: Ports): LoadPromos {
  const load = askedOnceFor(
    () => languageIn(storeView.get().locale),
    read,
    () => promos.get().isLoaded,
  );

  return () => (promos.get().isLoaded ? Promise.resolve() : load());

  async function read(): Promise<void> {
    const reply = await promoGateway.current();
    if (reply.kind === 'ok') promos.update(() => ({ items: reply.value, isLoaded: true }));
  }
}
