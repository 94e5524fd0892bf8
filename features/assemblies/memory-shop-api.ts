import { createMemoryGateways, inNameOf, type MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { invalidOrder, orderFault } from '#adapters/memory/order-refusals.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { dayAt } from '#domain/shared/clock.ts';
import { type Money, majorOf, moneyOf } from '#domain/shared/money.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import { createGroupSearch, type GroupPrices } from './group-search.ts';
import { attributesOfShop, bannerTitled, categoryOf, homePlanOf, lineForShop, productOf } from './memory-goods.ts';
import type { ShopApi } from './shop-api.ts';
import { storeTold } from './store-told.ts';
import { isReachable, type Surroundings } from './surroundings.ts';
import type { Fault, OrderFacts } from './world-facts.ts';

const ALWAYS = 1_000;
const noService = refused(500, 'The newsletter has a rest.');
const notAvailable = refused(422, 'Product that you are trying to add is not available.');

/** A shop's API in memory, and the fakes of the ports that it is made of. */
export type MemoryShopApi = ShopApi & { readonly fakes: MemoryGateways };

/** With a page to pay on, as the reference API has one. */
export function createPaidShopApi(around: Surroundings): MemoryShopApi {
  const api = createMemoryShopApi(around);
  api.fakes.orders.opensPaymentPage('https://pay.test/');
  return api;
}

/** A shop's API in memory: the fakes of the ports, told what to do by the steps. */
export function createMemoryShopApi(around: Surroundings): MemoryShopApi {
  const fakes = createFakes(around);
  const { goods, search, stock, home, promos, stores, reviews, sizeGuides, cart, orders, newsletter } = fakes;
  search.putAttributes(...attributesOfShop);
  const stockFault = { isBroken: false };
  const groupPrices: GroupPrices = new Map();
  const priceGroupIn = (session: ReadonlyCell<Session> = createMemoryCell(guestSession)) =>
    createFindPriceGroup({ session, sessionRules: around.settings.sessionRules });
  const lastCart = () => `cart-${cart.created()}` as Parameters<typeof cart.linesOf>[0];

  return {
    fakes,
    tokensOf: () => fakes.tokens,
    gatewaysOf: ({ withAuthorization, session }) => ({
      ...fakes,
      search: createGroupSearch({
        ...fakes,
        prices: groupPrices,
        market: marketOf(around),
        findPriceGroup: priceGroupIn(session),
      }),
      ...inNameOf(withAuthorization, fakes),
      stock: { look: async (sku) => (stockFault.isBroken ? stockUnsure : stock.look(sku)) },
    }),
    setTime: async () => undefined,
    async sell(good) {
      goods.put(productOf(good));
      groupPrices.set(skuOf(good.sku), good.groupPrice === null ? null : moneyOf(good.groupPrice));
    },
    addCategory: async (spec) => search.putCategories(categoryOf(spec)),
    planHome: async (titles, good, days) => home.put(homePlanOf(titles, good, days)),
    promotes: async ({ head, small, product = [] }) =>
      home.promote({
        head: head === null ? null : bannerTitled(head),
        small: small.map(bannerTitled),
        product: product.map(bannerTitled),
      }),
    opensStores: async (names) => stores.open(...names.map(storeTold)),
    announces: async (texts) =>
      promos.announce(
        ...texts.map((title, at) => ({ id: at + 1, kind: 'strip' as const, title, content: '', link: '' })),
      ),
    givesCredit: async ({ email }, amount) => fakes.account.book(email, { amount: moneyOf(amount) }),
    givesCoupon: async (code, percent) => cart.putCoupon({ code, percent }),
    async leaves({ sku }, pieces) {
      goods.leave(skuOf(sku), pieces);
    },
    sendsNewsletterTo: async (email) => newsletter.put(email, 'subscribed'),
    async restocks(sku, pieces) {
      goods.leave(skuOf(sku), pieces);
      fakes.restock.tellRestocked();
    },
    restockMailsTo: async (email) => fakes.restock.told().filter((wait) => wait.email === email).length,
    cartsTold: async () =>
      [...fakes.tracking.carts().values()].map(({ email, lines }) => ({ email, lines: lines.map(inRupees) })),
    mailsToShop: async () => fakes.mails.arrived().map(({ from, subject, text }) => ({ from, subject, text })),
    doesNewsletterGoTo: async (email) => newsletter.goesTo(email),
    async serverCart() {
      return cart.linesOf(lastCart()).map(({ sku, pieces }) => ({ sku, pieces }));
    },
    async putIntoServerCart(good, pieces) {
      await cart.update(lastCart(), lineForShop(good, pieces));
    },
    async asked(what) {
      if (what.part === 'cart') return cart.calls().length;
      if (what.part === 'newsletter') return newsletter.calls().filter(({ verb }) => verb !== 'status').length;
      const asksForPath = (args: readonly unknown[]) => JSON.stringify(args).includes(`"value":"${what.path}"`);
      return search.calls().filter(({ verb, args }) => verb === 'products' && asksForPath(args)).length;
    },
    async orders() {
      return orders.placed().map(({ lines, billingAddress }) => ({
        lines: lines.map(({ sku, pieces }) => ({ sku, pieces })),
        firstName: billingAddress.firstName,
      }));
    },
    settlesPayment: async (outcome) => orders.settle(outcome),
    async lastOrder() {
      const sent = orders.calls().findLast(({ verb }) => verb === 'place')?.args[0] as Order | undefined;
      const stored = orders.placed().at(-1);
      if (!sent || !stored) throw new Error('The shop has no order.');
      return { sent: factsOf(sent), stored: factsOf(stored) };
    },
    breaks: async (fault) => breakWith(fault),
    async holdsCatalog() {
      const letGo = search.hold();
      return async () => letGo();
    },
  };

  function breakWith(fault: Fault): void {
    switch (fault.part) {
      case 'catalog':
        search.cut();
        return;
      case 'home':
        for (const each of [home, promos, stores, fakes.pages]) each.cut();
        return;
      case 'size-guides':
        sizeGuides.cut();
        return;
      case 'reviews':
        reviews.failNext(unreachable, { verb: fault.kind === 'takes-none' ? 'write' : 'latest', times: ALWAYS });
        return;
      case 'newsletter':
        newsletter.failNext(fault.kind === 'refuses' ? noService : unreachable, { times: ALWAYS });
        return;
      case 'restock':
        fakes.restock.failNext(unreachable, { times: ALWAYS });
        return;
      case 'mails':
        fakes.mails.failNext(refused(500, 'Internal server error'), { verb: 'token', times: ALWAYS });
        return;
      case 'stock':
        stockFault.isBroken = true;
        return;
      case 'account':
        fakes.account.cut();
        return;
      case 'cart':
        if (fault.kind === 'forgotten') cart.forget(lastCart());
        else cart.failNext(notAvailable, { verb: 'update' });
        return;
      case 'orders':
        orders.failNext(fault.kind === 'fails' ? orderFault : unreachable, { verb: 'place', times: ALWAYS });
        return;
      case 'next-order':
        if (fault.kind === 'answer-lost') orders.loseNextAnswer();
        else orders.failNext(invalidOrder, { verb: 'place' });
        return;
      default:
        fault satisfies never;
    }
  }
}

function createFakes(around: Surroundings): MemoryGateways {
  return createMemoryGateways({
    isReachable: () => isReachable(around),
    market: marketOf(around),
  });
}

const marketOf = (around: Surroundings) => (): Market => ({
  country: countryIdOf(around.chosen.storeView),
  today: dayAt(around.clock.now()),
});

/** A line as the API is told of it. */
function inRupees<Sku extends string>({
  sku,
  pieces,
  price,
}: {
  readonly sku: Sku;
  readonly pieces: number;
  readonly price: Money;
}) {
  return { sku, pieces, price: majorOf(price) };
}

function factsOf({ id, lines, shippingAddress, billingAddress, paymentMethod, paymentChannel }: Order): OrderFacts {
  const ordered = lines.map(inRupees);
  const paymentAdditional = paymentChannel === null ? {} : { channel: paymentChannel };
  return { id, lines: ordered, shippingAddress, billingAddress, payment: paymentMethod, paymentAdditional };
}
