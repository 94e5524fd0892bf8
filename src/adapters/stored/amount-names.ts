import type { OrderHistory } from '#domain/account/order-history.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { PayloadOf } from '#domain/queue/queued-command.ts';
import type { Amounts } from './kept-form.ts';
import type { StoredOrder } from './stored-order-status.ts';

type Sums = Cart | OrderHistory | StoreCredit | StoredOrder | PayloadOf<'tell-cart'>;

/**
 * Under which names devices keep amounts; the types ask for each. One list for carts, orders and credit, since none of them
 * calls anything else so.
 */
export const sumNames: Amounts<Sums> = {
  ...{ price: true, regularPrice: true, net: true, value: true, amount: true, balance: true, balanceAfter: true },
  ...{ subtotal: true, discount: true, shipping: true, tax: true, storeCredit: true, total: true, grandTotal: true },
};

/** The discount of a tile is a percentage. */
export const tileNames: Amounts<readonly Tile[] | Wishlist> = { current: true, regular: true, price: true };
