import { ContainerModule } from 'inversify';
import { createOpenCart } from '#domain/journeys/open-cart.ts';
import { provide } from '../provide.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import { CART } from './start-tokens.ts';
import { CHECK_LINES, LOAD_TOTALS, OPEN_CART, SYNC_CART } from './tokens.ts';

/** What is done when the cart is opened: its code comes with the parts that show its lines or its sums. */
export const openCartModule = new ContainerModule(({ bind }) => {
  provide(bind, OPEN_CART, createOpenCart, {
    cart: CART,
    storeView: STORE_VIEW,
    syncCart: SYNC_CART,
    loadTotals: LOAD_TOTALS,
    checkLines: CHECK_LINES,
  });
});
