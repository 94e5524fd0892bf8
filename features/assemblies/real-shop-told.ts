import { paths } from './real-shop-faults.ts';
import type { ToldShopApi } from './shop-api.ts';
import type { Seen, Workbench } from './workbench.ts';
import type { ChoiceRecorded, EventTold } from './world-facts.ts';

/** What the real API has been told. */
export function toldTo(bench: Workbench) {
  const { ask } = bench;
  const { seenOfShopper } = seeingCalls(bench);
  const sentTo = async <Sent>(path: string): Promise<readonly Sent[]> => {
    const sent = (await seenOfShopper()).filter((each) => each.path === path);
    return sent.map(({ body }) => JSON.parse(body ?? '') as Sent);
  };
  return {
    async doesNewsletterGoTo(email) {
      return (await ask('GET', `${paths.newsletter}?email=${encodeURIComponent(email)}`)) === 'subscribed';
    },
    restockMailsTo: (email) => mailsOf(bench, 'back-in-stock', email),
    async priceMailsTo(email) {
      await ask('POST', '/workbench/price-round');
      return mailsOf(bench, 'price-fell', email);
    },
    async reviewsHandedIn() {
      const sent = (await seenOfShopper()).filter(({ path }) => path === paths.reviews);
      const told = sent.map(({ body }) => (JSON.parse(body ?? '') as { readonly review: SentReview }).review);
      return told.map(({ title, fit = null }) => ({ title, fit }));
    },
    async cartsTold() {
      const told = (await seenOfShopper()).filter(({ path }) => path === '/api/state/send-state');
      const last = new Map(told.map(({ body }) => JSON.parse(body ?? '') as ToldCart).map((cart) => [cart.id, cart]));
      return [...last.values()].map(({ state: { email, items } }) => ({
        email,
        lines: items.map(({ sku, qty, price }) => ({ sku, quantity: qty, price })),
      }));
    },
    choicesRecorded: () => sentTo<ChoiceRecorded>('/api/consent/record'),
    eventsTold: () => sentTo<EventTold>('/api/fbconversion/callFbConversionApi'),
    async mailsToShop() {
      const sent = (await seenOfShopper()).filter(({ path }) => path === '/api/ext/mail-service/send-email');
      return sent.map(({ body }) => {
        const { sourceAddress, subject, emailText } = JSON.parse(body ?? '') as SentMail;
        return { from: sourceAddress, subject, text: emailText };
      });
    },
  } satisfies Partial<ToldShopApi>;
}

/** How many mails of a kind an address has got. */
async function mailsOf({ ask }: Workbench, kind: string, email: string): Promise<number> {
  const mails = (await ask('GET', '/workbench/mails')) as readonly KeptMail[];
  return mails.filter(({ to, about }) => to === email && about?.startsWith(kind)).length;
}

/** What the real API was asked for, and what the shopper's cart has there. */
export function askedOf(bench: Workbench) {
  const { ask } = bench;
  const { lastCart, seenOfShopper } = seeingCalls(bench);
  return {
    async serverCart() {
      const cartId = await lastCart();
      if (cartId === '') return []; // none was opened
      const lines = (await ask('GET', `/api/cart/pull?token=&cartId=${cartId}`)) as readonly Line[];
      return lines.map(({ sku, qty }) => ({ sku, quantity: qty }));
    },
    async putIntoServerCart({ sku }, quantity) {
      const cartItem = { sku, qty: quantity };
      await ask('POST', `/api/cart/update?token=&cartId=${await lastCart()}`, { cartItem });
    },
    async asked(what) {
      const seen = await seenOfShopper();
      if (what.part === 'cart') return seen.filter(({ path }) => path.startsWith('/api/cart/')).length;
      if (what.part === 'newsletter')
        return seen.filter(({ path, method }) => path === paths.newsletter && method !== 'GET').length;
      if (what.part === 'stocks') return seen.filter(({ path }) => path === '/api/stock/list').length;
      if (what.part === 'delivery') return seen.filter(({ query }) => query.includes(`skus=${what.sku}`)).length;
      const wanted = `"url_path","value":{"eq":"${what.path}"}`;
      return seen.filter(({ query }) => decodeURIComponent(query).includes(wanted)).length;
    },
  } satisfies Partial<ToldShopApi>;
}

type SentReview = { readonly title: string; readonly fit?: string };

/** The calls that the API has had. */
export function seeingCalls({ ask }: Workbench) {
  return { lastCart, lastOrderSent, seenOfShopper };

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
