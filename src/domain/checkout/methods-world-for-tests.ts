import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, type CartId, emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { type CheckoutMethods, usualMethods } from './checkout-methods.ts';
import { createChoosePayment } from './choose-payment.ts';
import { createChooseShipping } from './choose-shipping.ts';
import type { CheckoutDetails } from './details.ts';
import { meeraDetails } from './details-for-tests.ts';
import { createLoadMethods } from './load-methods.ts';
import { createTellShop } from './tell-shop.ts';

/** A cart in the shop whose ways to send and to pay a shopper chooses from. */
export async function openMethods(given: CheckoutDetails = meeraDetails, own: Partial<Cart> = {}) {
  const cartGateway = createMemoryCartGateway();
  await cartGateway.create();
  const id = 'cart-1' as CartId;
  const lines = [lineForTests('A', 2)];
  for (const line of lines) await cartGateway.update(id, line);
  const cart = createMemoryCell<Cart>({ ...emptyCart, id, lines, ...own });
  const checkoutMethods = createMemoryCell<CheckoutMethods>(usualMethods);
  const checkoutDetails = createMemoryCell(given);
  const storeView = createMemoryCell(defaultStoreView);
  const shop = { cart, checkoutMethods, checkoutDetails, cartGateway };
  const tellShop = createTellShop({ ...shop, storeView, clock: createMemoryClock() });
  const syncCart = async () => ({ kind: 'in-sync' }) as const;
  const asked = (verb: string) => cartGateway.calls().filter((call) => call.verb === verb);
  const moveTo = (country: string) => storeView.update((now) => ({ ...now, country }));
  return {
    cart,
    methods: checkoutMethods,
    gateway: cartGateway,
    asked,
    moveTo,
    tellShop,
    loadMethods: createLoadMethods({ ...shop, storeView, syncCart }),
    choosePayment: createChoosePayment({ cart, tellShop }),
    chooseShipping: createChooseShipping({ cart, tellShop }),
  };
}
