import { orderSeen, type SentOrder, type StoredOrder, sentFacts, storedFacts } from './order-facts.ts';
import { faultsOf } from './real-shop-faults.ts';
import { sellingBy } from './real-shop-products.ts';
import { askedOf, seeingCalls, toldTo } from './real-shop-told.ts';
import type { ToldShopApi } from './shop-api.ts';
import type { Workbench } from './workbench.ts';

/** The real API, told through its workbench. */
export type RealShopApi = ToldShopApi & {
  /** Takes back what an earlier example ordered to go wrong. */
  readonly mend: () => Promise<void>;
};

export function createRealShopApi(bench: Workbench): RealShopApi {
  const { ask } = bench;
  const ordering = orderingBy(bench);
  return {
    ...sellingBy(bench),
    ...toldTo(bench),
    ...askedOf(bench),
    ...ordering.verbs,
    async mend() {
      await ask('DELETE', '/workbench/faults');
      await ask('DELETE', '/workbench/requests');
      await ask('POST', '/workbench/clock', { now: null });
      await ask('POST', '/workbench/promos', { items: [] });
      await ask('POST', '/workbench/banners', { head: null, small: [] });
      await ask('POST', '/workbench/shops', { shops: [] });
      await ordering.beginsAnew();
    },
    async setTime(milliseconds) {
      await ask('POST', '/workbench/clock', { now: new Date(milliseconds).toISOString() });
    },
    async breaks(fault) {
      for (const each of faultsOf(fault)) await ask('POST', '/workbench/faults', each);
    },
    holdsCatalog: () => Promise.reject(new Error('The catalog waits only for a page: the example is a @page.')),
    holdsReviews: () => Promise.reject(new Error('Reviews wait only for a page: the example is a @page.')),
  };
}

/** What was ordered in an example. */
function orderingBy(bench: Workbench) {
  const { ask, choosesOn } = bench;
  const { lastOrderSent } = seeingCalls(bench);
  let ordersBefore = 0;
  const orderIds = async () => (await ask('GET', '/workbench/orders')) as readonly string[];
  const verbs = {
    async orders() {
      const ids = (await orderIds()).slice(ordersBefore);
      return Promise.all(
        ids.map(async (id) => orderSeen((await ask('GET', `/workbench/orders/${id}`)) as StoredOrder)),
      );
    },
    async settlesPayment(outcome) {
      const body = JSON.parse((await lastOrderSent())?.body ?? 'null');
      const { redirect_url } = (await ask('POST', '/api/order?token=', body)) as { readonly redirect_url: string };
      return choosesOn(redirect_url, outcome);
    },
    ...sendingBy(bench, orderIds),
    async lastOrder() {
      const id = (await orderIds()).at(-1) ?? '';
      const stored = (await ask('GET', `/workbench/orders/${id}`)) as StoredOrder;
      const sent = JSON.parse((await lastOrderSent())?.body ?? 'null') as SentOrder;
      return { sent: sentFacts(sent), stored: storedFacts(stored) };
    },
  } satisfies Partial<ToldShopApi>;
  return {
    verbs,
    /** What has been ordered until now is of other examples. */
    async beginsAnew(): Promise<void> {
      ordersBefore = (await orderIds()).length;
    },
  };
}

/** Has the last order on its way, and has it arrive. */
function sendingBy({ ask }: Workbench, orderIds: () => Promise<readonly string[]>) {
  return {
    async ships({ carrier, number, link }) {
      await ask('POST', await desk(), { status: 'shipped', carrier, number, url: link });
    },
    async delivers() {
      await ask('POST', await desk(), { status: 'delivered' });
    },
    async packs() {
      await ask('POST', await desk(), { status: 'packed' });
    },
    async movesReturn(status) {
      const address = `${(await desk()).replace('/orders/', '/returns/')}-R1`;
      await ask('POST', address, { status, ...(status === 'refused' ? { refusal: 'It was worn' } : {}) });
    },
  } satisfies Partial<ToldShopApi>;

  async function desk(): Promise<string> {
    const id = (await orderIds()).at(-1) ?? '';
    const { increment_id } = (await ask('GET', `/workbench/orders/${id}`)) as StoredOrder;
    return `/fulfilment/orders/${increment_id}`;
  }
}
