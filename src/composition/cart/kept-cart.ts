import { readStoredCart } from '#adapters/stored/stored-cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { cartMerging } from '#domain/cart/cart-merging.ts';
import { keptArea } from '../device/kept-area.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { CART } from './start-tokens.ts';
import { KEPT_CART } from './tokens.ts';

export const keptCart = keptArea({
  name: CART,
  keptAs: KEPT_CART,
  area: 'cart',
  initial: emptyCart,
  store: DEVICE_STORE,
  parse: readStoredCart,
  rules: cartMerging,
  isPromised: true,
});
