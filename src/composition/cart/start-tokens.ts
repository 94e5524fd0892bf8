/* These stand apart from the other names because the first file of a page has them. */
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartMore } from '#domain/journeys/cart-more.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { token } from '../token.ts';

export const CART = token<Cell<Cart>>('cart');
export const CART_MORE = token<Cell<CartMore>>('cart-more');
export const ADD_TO_CART = token<AddToCart>('add-to-cart');
