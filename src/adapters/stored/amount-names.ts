import type { OrderHistory } from '#domain/account/order-history.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { PayloadOf } from '#domain/queue/queued-command.ts';
import type { Amounts } from './kept-amounts.ts';
import type { StoredOrder } from './stored-order-status.ts';

/** Under which names devices keep amounts; the types ask for each. */
const sums = { subtotal: true, discount: true, shipping: true, tax: true, storeCredit: true, total: true } as const;

export const cartAmounts: Amounts<Cart> = { price: true, regularPrice: true, ...sums, grandTotal: true, value: true };

export const tileAmounts: Amounts<readonly Tile[]> = { current: true, regular: true };

export const wishlistAmounts: Amounts<Wishlist> = { ...tileAmounts, price: true };

export const historyAmounts: Amounts<OrderHistory> = { ...sums, price: true, net: true };

export const creditAmounts: Amounts<StoreCredit> = { balance: true, amount: true, balanceAfter: true };

export const orderAmounts: Amounts<StoredOrder> = { price: true, regularPrice: true, total: true };

export const toldCartAmounts: Amounts<PayloadOf<'tell-cart'>> = { price: true, total: true };
