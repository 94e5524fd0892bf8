import type { Cell } from '#domain/shared/cell.ts';
import type { HomeGateway } from './home.ts';
import type { Promos } from './promos.ts';

/** Reads what the merchant has to say, once in a visit. A page never waits longer or fails because of it. */
export type LoadPromos = () => Promise<void>;

type Ports = { readonly home: Pick<HomeGateway, 'promos'>; readonly promos: Cell<Promos> };

export function createLoadPromos({ home, promos }: Ports): LoadPromos {
  let loading: Promise<void> | null = null;

  return () => {
    if (promos.get().isLoaded) return Promise.resolve();
    loading ??= load();
    return loading;
  };

  async function load(): Promise<void> {
    const reply = await home.promos();
    if (reply.kind === 'ok') promos.update(() => ({ items: reply.value, isLoaded: true }));
    else loading = null; // a later page asks again
  }
}
