import type { MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { type Order, orderIdOf } from '#domain/orders/order.ts';
import { type Money, majorOf } from '#domain/shared/money.ts';
import { lineForShop } from './memory-products.ts';
import type { ToldShopApi } from './shop-api.ts';
import type { EventTold, OrderFacts } from './world-facts.ts';

/** What the shop in memory has been told, and by whom it was asked. */
export function toldTo({ restock, priceFalls, tracking, mails, newsletter, reviews }: MemoryGateways) {
  return {
    reviewsHandedIn: async () => reviews.waiting().map(({ title, fit }) => ({ title, fit })),
    restockMailsTo: async (email) => restock.told().filter((wait) => wait.email === email).length,
    async priceMailsTo(email) {
      priceFalls.tellFalls();
      return priceFalls.told().filter((mail) => mail.email === email).length;
    },
    cartsTold: async () =>
      [...tracking.carts().values()].map(({ email, lines }) => ({ email, lines: lines.map(inRupees) })),
    choicesRecorded: async () => tracking.choices(),
    eventsTold: async () => tracking.events() as readonly EventTold[],
    mailsToShop: async () => mails.arrived().map(({ from, subject, text }) => ({ from, subject, text })),
    doesNewsletterGoTo: async (email) => newsletter.goesTo(email),
  } satisfies Partial<ToldShopApi>;
}

export function askedOf({ cart, delivery, newsletter, search, stock }: MemoryGateways) {
  return {
    async serverCart() {
      return cart.linesOf(lastCartOf(cart)).map(({ sku, quantity }) => ({ sku, quantity }));
    },
    async putIntoServerCart(spec, quantity) {
      await cart.update(lastCartOf(cart), lineForShop(spec, quantity));
    },
    async asked(what) {
      if (what.part === 'cart') return cart.calls().length;
      if (what.part === 'newsletter') return newsletter.calls().filter(({ verb }) => verb !== 'status').length;
      if (what.part === 'stocks') return stock.lists().length;
      if (what.part === 'delivery') return delivery.calls().filter(({ args }) => asksFor(args, what.sku)).length;
      const asksForPath = (args: readonly unknown[]) => JSON.stringify(args).includes(`"value":"${what.path}"`);
      return search.calls().filter(({ verb, args }) => verb === 'products' && asksForPath(args)).length;
    },
  } satisfies Partial<ToldShopApi>;
}

function asksFor(args: readonly unknown[], sku: string): boolean {
  return JSON.stringify(args).includes(`"skus":["${sku}"]`);
}

/** The cart that was made last. */
export function lastCartOf(cart: MemoryGateways['cart']) {
  return `cart-${cart.created()}` as Parameters<typeof cart.linesOf>[0];
}

export function orderedFrom({ orders }: MemoryGateways, now: () => number) {
  const at = (): string => new Date(now()).toISOString();
  const lastId = () => orderIdOf(orders.placed().at(-1)?.id ?? '');
  return {
    async orders() {
      return orders.placed().map(({ lines, billingAddress }) => ({
        lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
        firstName: billingAddress.firstName,
      }));
    },
    settlesPayment: async (outcome) => orders.settle(outcome),
    ships: async (parcel) => orders.ship(lastId(), { ...parcel, shippedAt: at(), deliveredAt: null }),
    delivers: async () => orders.deliver(lastId(), at()),
    packs: async () => orders.pack(lastId()),
    movesReturn: async (status) => orders.moveReturn(lastId(), status, at()),
    async lastOrder() {
      const sent = orders.calls().findLast(({ verb }) => verb === 'place')?.args[0] as Order | undefined;
      const stored = orders.placed().at(-1);
      if (!sent || !stored) throw new Error('The shop has no order.');
      return { sent: factsOf(sent), stored: factsOf(stored) };
    },
  } satisfies Partial<ToldShopApi>;
}

function factsOf({ id, lines, shippingAddress, billingAddress, paymentMethod, paymentChannel }: Order): OrderFacts {
  const ordered = lines.map(inRupees);
  const paymentAdditional = paymentChannel === null ? {} : { channel: paymentChannel };
  return { id, lines: ordered, shippingAddress, billingAddress, payment: paymentMethod, paymentAdditional };
}

type Priced = { readonly sku: string; readonly quantity: number; readonly price: Money };

/** A line as the API is told of it. */
function inRupees({ sku, quantity, price }: Priced) {
  return { sku, quantity, price: majorOf(price) };
}
