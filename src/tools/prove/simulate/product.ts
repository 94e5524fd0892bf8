import { cartActsModule } from '#composition/cart/cart-acts-module.ts';
import { checkoutModules } from '#composition/journeys/checkout-modules.ts';
import { confirmationScreenModule } from '#composition/orders/confirmation-screen-module.ts';
import { loadPlacing } from '#composition/orders/late-placing.ts';
import { takingBackModule } from '#composition/orders/taking-back-module.ts';
import { waitingOrdersModule } from '#composition/orders/waiting-orders-module.ts';
import { createShopForTests, type ShopForTests } from '#composition/roots/shop-for-tests.ts';

/** What a shopper presses in a simulation, with all its code: nothing is loaded while a schedule runs. */
export async function createProduct(): Promise<ShopForTests> {
  await loadPlacing();
  return createShopForTests({
    further: [
      cartActsModule,
      ...checkoutModules,
      takingBackModule,
      waitingOrdersModule,
      confirmationScreenModule,
    ],
  });
}
