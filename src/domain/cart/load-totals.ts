import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type Cart, hashOf } from './cart.ts';
import type { CartGateway } from './cart-gateway.ts';
import type { CartRules } from './cart-rules.ts';
import type { Totals } from './totals.ts';

/**
 * Reads what the shop calculates for the present lines (CART-38, CART-82); a failure leaves the own sums, and so do sums of
 * another country. Without any country to calculate for, the shop is not asked (CART-81). `force`: also in a shop that leaves
 * its sums to the device (CONF-55).
 */
export type LoadTotals = (how?: { readonly force: boolean }) => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly cartGateway: Pick<CartGateway, 'totals'>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly cartRules: Pick<CartRules, 'defaultCountry' | 'synchronizeTotals'>;
  /** Where the shopper has it sent to; '' while they said nothing of it. */
  readonly shippingCountry: () => string;
  readonly clock: Clock;
  readonly log: Log;
};

const NO_COUNTRY = 'Please do set the tax.defaultCountry in order to calculate totals'; // specification §5

export function createLoadTotals({
  cart,
  cartGateway,
  storeView,
  cartRules,
  shippingCountry,
  clock,
  log,
}: Ports): LoadTotals {
  return async ({ force } = { force: false }) => {
    if (!force && !cartRules.synchronizeTotals) return;
    const { id, lines } = cart.get();
    if (!id || lines.length === 0) return;
    if (shippingCountry() === '' && cartRules.defaultCountry === '') return log.error(NO_COUNTRY);
    const hash = hashOf(cart.get());
    const { country } = storeView.get();
    const reply = await cartGateway.totals(id);
    if (reply.kind !== 'ok' || !haveSamePrices(country, storeView.get().country)) return;
    const at = clock.now();
    cart.update((now) => (now.id === id && isPricedFor(now, country) ? withTotals(now, reply.value, hash, at) : now));
  };
}

/** Whether sums of a country are those of its lines: another tab may have made their prices those of elsewhere. */
export function isPricedFor({ pricedFor }: Pick<Cart, 'pricedFor'>, country: string): boolean {
  return pricedFor === null || haveSamePrices(pricedFor, country);
}

/** Totals belong to the lines they were asked for; those of another cart never show. */
export function withTotals(cart: Cart, value: Totals, hash: string, at: number): Cart {
  return { ...cart, totals: { value, hash, at } };
}
