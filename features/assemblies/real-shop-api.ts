import { orderSeen, type SentOrder, type StoredOrder, sentFacts, storedFacts } from './order-facts.ts';
import type { ToldShopApi } from './shop-api.ts';
import { storeForBench } from './store-told.ts';
import type { Seen, Workbench } from './workbench.ts';
import { homeSectionsOf, shortCategoryOf, shortProductOf } from './workbench-goods.ts';
import type { Fault } from './world-facts.ts';

/** The real API, told through its workbench. */
export type RealShopApi = ToldShopApi & {
  /** Takes back what an earlier example ordered to go wrong. */
  readonly mend: () => Promise<void>;
};

const ALWAYS = 1_000;

export function createRealShopApi({ ask, choosesOn }: Workbench): RealShopApi {
  let ordersBefore = 0;
  return {
    async mend() {
      await ask('DELETE', '/workbench/faults');
      await ask('DELETE', '/workbench/requests');
      await ask('POST', '/workbench/clock', { now: null });
      await ask('POST', '/workbench/strips', { texts: [] });
      await ask('POST', '/workbench/banners', { head: null, small: [] });
      await ask('POST', '/workbench/shops', { shops: [] });
      ordersBefore = (await orderIds()).length;
    },
    async setTime(milliseconds) {
      await ask('POST', '/workbench/clock', { now: new Date(milliseconds).toISOString() });
    },
    async sell(good) {
      await ask('POST', '/workbench/products', shortProductOf(good));
      if (!good.isStockOn)
        await ask('POST', '/workbench/stock', { sku: good.sku, qty: good.pieces, is_in_stock: false, stock_status: 0 });
      if (good.stars.length > 0) await ask('POST', '/workbench/reviews', { sku: good.sku, stars: good.stars });
    },
    addCategory: async (spec) => void (await ask('POST', '/workbench/categories', shortCategoryOf(spec))),
    planHome: async (titles, good, days) =>
      void (await ask('POST', '/workbench/home', { sections: homeSectionsOf(titles, good, days) })),
    promotes: async (banners) => void (await ask('POST', '/workbench/banners', banners)),
    opensStores: async (names) => void (await ask('POST', '/workbench/shops', { shops: names.map(storeForBench) })),
    announces: async (texts) => void (await ask('POST', '/workbench/strips', { texts })),
    givesCredit: async ({ email }, amount) => void (await ask('POST', '/workbench/credits', { email, amount })),
    givesCoupon: async (code, percent) => void (await ask('POST', '/workbench/coupons', { code, percent })),
    leaves: async ({ sku }, qty) => void (await ask('POST', '/workbench/stock', { sku, qty })),
    sendsNewsletterTo: async (email) => void (await ask('POST', paths.newsletter, { email })),
    async doesNewsletterGoTo(email) {
      return (await ask('GET', `${paths.newsletter}?email=${encodeURIComponent(email)}`)) === 'subscribed';
    },
    async restocks(sku, qty) {
      await ask('POST', '/workbench/stock', { sku, qty });
      await ask('POST', '/workbench/restock-round');
    },
    async restockMailsTo(email) {
      const mails = (await ask('GET', '/workbench/mails')) as readonly KeptMail[];
      return mails.filter(({ to, about }) => to === email && about?.startsWith('back-in-stock')).length;
    },
    async cartsTold() {
      const told = (await seenOfShopper()).filter(({ path }) => path === '/api/state/send-state');
      const last = new Map(told.map(({ body }) => JSON.parse(body ?? '') as ToldCart).map((cart) => [cart.id, cart]));
      return [...last.values()].map(({ state: { email, items } }) => ({
        email,
        lines: items.map(({ sku, qty, price }) => ({ sku, pieces: qty, price })),
      }));
    },
    async mailsToShop() {
      const sent = (await seenOfShopper()).filter(({ path }) => path === '/api/ext/mail-service/send-email');
      return sent.map(({ body }) => {
        const { sourceAddress, subject, emailText } = JSON.parse(body ?? '') as SentMail;
        return { from: sourceAddress, subject, text: emailText };
      });
    },
    async serverCart() {
      const lines = (await ask('GET', `/api/cart/pull?token=&cartId=${await lastCart()}`)) as readonly Line[];
      return lines.map(({ sku, qty }) => ({ sku, pieces: qty }));
    },
    async putIntoServerCart({ sku }, pieces) {
      const cartItem = { sku, qty: pieces };
      await ask('POST', `/api/cart/update?token=&cartId=${await lastCart()}`, { cartItem });
    },
    async asked(what) {
      const seen = await seenOfShopper();
      if (what.part === 'cart') return seen.filter(({ path }) => path.startsWith('/api/cart/')).length;
      if (what.part === 'newsletter')
        return seen.filter(({ path, method }) => path === paths.newsletter && method !== 'GET').length;
      const wanted = `"url_path","value":{"eq":"${what.path}"}`;
      return seen.filter(({ query }) => decodeURIComponent(query).includes(wanted)).length;
    },
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
    async lastOrder() {
      const id = (await orderIds()).at(-1) ?? '';
      const stored = (await ask('GET', `/workbench/orders/${id}`)) as StoredOrder;
      const sent = JSON.parse((await lastOrderSent())?.body ?? 'null') as SentOrder;
      return { sent: sentFacts(sent), stored: storedFacts(stored) };
    },
    async breaks(fault) {
      await ask('POST', '/workbench/faults', faultOf(fault));
    },
    holdsCatalog: () => Promise.reject(new Error('The catalog waits only for a page: the example is a @page.')),
  };

  async function orderIds(): Promise<readonly string[]> {
    return (await ask('GET', '/workbench/orders')) as readonly string[];
  }

  /** Calls of the shop carry the country; those of the workbench do not. */
  async function seenOfShopper(): Promise<readonly Seen[]> {
    const seen = (await ask('GET', '/workbench/requests')) as readonly Seen[];
    return seen.filter(({ country_id }) => country_id !== null);
  }

  async function lastOrderSent(): Promise<Seen | undefined> {
    return (await seenOfShopper()).findLast(({ method, path }) => method === 'POST' && path === '/api/order');
  }

  async function lastCart(): Promise<string> {
    const ids = (await seenOfShopper()).flatMap(({ query }) => new URLSearchParams(query).get('cartId') || []);
    return ids.at(-1) ?? '';
  }
}

type KeptMail = { readonly to: string; readonly about: string | null };
type SentMail = { readonly sourceAddress: string; readonly subject: string; readonly emailText: string };
type ToldCart = {
  readonly id: string;
  readonly state: { readonly email: string; readonly items: readonly (Line & { readonly price: number })[] };
};
type Line = { readonly sku: string; readonly qty: number };

const paths = {
  catalog: '/api/catalog',
  stock: '/api/stock/check',
  home: '/api/home/data',
  'size-guides': '/api/product/size-guide-collection',
  reviews: '/api/review/create',
  account: '/api/user/order-history',
  newsletter: '/api/ext/mailchimp-subscribe/subscribe',
} as const;

function faultOf(fault: Fault): Readonly<Record<string, unknown>> {
  switch (fault.part) {
    case 'catalog':
    case 'stock':
    case 'home':
    case 'size-guides':
      return { path: paths[fault.part], kind: 'drop-request', times: ALWAYS };
    case 'reviews':
      if (fault.kind === 'no-answer') throw new Error('Reviews are read from the catalog: the example is a @page.');
      return { path: paths.reviews, kind: 'drop-request', times: ALWAYS };
    case 'newsletter':
      return fault.kind === 'refuses'
        ? { path: paths.newsletter, kind: 'status', code: 500, message: 'The newsletter has a rest.', times: ALWAYS }
        : { path: paths.newsletter, kind: 'drop-request', times: ALWAYS };
    case 'restock':
      return { path: '/api/stock/notify', kind: 'drop-request', times: ALWAYS };
    case 'mails':
      return {
        path: '/api/ext/mail-service/get-token',
        kind: 'status',
        code: 500,
        message: 'Internal server error',
        times: ALWAYS,
      };
    case 'orders':
      return fault.kind === 'fails'
        ? { path: '/api/order', kind: 'status', code: 500, message: 'Error placing an order.', times: ALWAYS }
        : { path: '/api/order', kind: 'drop-request', times: ALWAYS };
    case 'next-order':
      return fault.kind === 'answer-lost'
        ? { path: '/api/order', kind: 'drop-answer' }
        : { path: '/api/order', kind: 'status', code: 400, message: 'must be a valid order' };
    case 'account':
      return { path: paths.account, kind: 'drop-request', times: ALWAYS };
    case 'cart':
      return fault.kind === 'forgotten'
        ? { path: '/api/cart/pull', kind: 'status', code: 404, message: 'No such entity with cartId' }
        : {
            path: '/api/cart/update',
            kind: 'status',
            code: 422,
            message: 'Product that you are trying to add is not available.',
          };
    default:
      return fault satisfies never;
  }
}
