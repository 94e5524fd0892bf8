import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { Cart, CartId } from './cart.ts';
import { emptyCart } from './cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { createLoadTotals } from './load-totals.ts';

export const cartIdForTests = 'cart-1' as CartId;

/** A cart with two pieces of A, here and in the shop; it notes how often the carts are made to agree. */
export async function openCartForTests() {
  const gateway = createMemoryCartGateway();
  await gateway.create();
  const line = lineForTests('A', 2);
  await gateway.update(cartIdForTests, line);
  const cart = createMemoryCell<Cart>({ ...emptyCart, id: cartIdForTests, lines: [line] });
  const syncs: string[] = [];
  const syncCart = async () => {
    syncs.push('sync');
    return { kind: 'in-sync' } as const;
  };
  const storeView = createMemoryCell(defaultStoreView);
  const loadTotals = createLoadTotals({ cart, cartGateway: gateway, storeView, ...surroundingsForTotals() });
  return { cart, gateway, syncs, syncCart, loadTotals };
}

/** What sums depend on beside the cart, in a shop that sells to India. */
export function surroundingsForTotals() {
  const cartRules = { defaultCountry: 'IN', synchronizeTotals: true };
  return { cartRules, shippingCountry: () => '', clock: createMemoryClock(), log: createMemoryLog() };
}

export function quantityOf(cart: { get(): Cart }): readonly number[] {
  return cart.get().lines.map(({ quantity }) => quantity);
}
