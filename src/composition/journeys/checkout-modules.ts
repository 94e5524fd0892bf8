import { openCartModule } from '../cart/open-cart-module.ts';
import { checkoutActsModule } from '../checkout/checkout-acts-module.ts';
import { checkoutScreenModule } from '../orders/checkout-screen-module.ts';
import type { Module } from '../visit.ts';
import { chooseStoreModule } from './choose-store-module.ts';

/** What the checkout brings along, whichever part of it comes first. */
export const checkoutModules: readonly Module[] = [
  openCartModule,
  chooseStoreModule,
  checkoutActsModule,
  checkoutScreenModule,
];
