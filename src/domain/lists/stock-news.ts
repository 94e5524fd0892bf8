import type { Product } from '#domain/catalog/product.ts';
import { canBeSold } from '#domain/stock/availability.ts';
import { FEW } from '#domain/stock/few.ts';
import type { WishlistItem } from './wishlist.ts';

/** What a shopper is told of the stock of a saved piece: how it has changed since, and that it may soon be gone. */
export type StockNews =
  | { readonly kind: 'sold-out-since' }
  | { readonly kind: 'back-in-stock' }
  | { readonly kind: 'few-left'; readonly left: number };

/** As the shop has said last. Nothing has changed where nobody noted how it was. */
export function stockNews({ tile, savedAt, left }: WishlistItem): readonly StockNews[] {
  if (tile.isOutOfStock) return savedAt?.isOutOfStock === false ? [{ kind: 'sold-out-since' }] : [];
  const isBack = savedAt?.isOutOfStock === true;
  return [
    ...(isBack ? [{ kind: 'back-in-stock' } as const] : []),
    ...(left === undefined ? [] : [{ kind: 'few-left', left } as const]),
  ];
}

/** A saved piece as the shop has it now, with the number of its pieces where they are few; undefined for what it has no more. */
export function withStock({ left: _, ...item }: WishlistItem, product: Product | undefined): WishlistItem {
  const left = product ? piecesLeft(product) : Number.POSITIVE_INFINITY;
  return left > 0 && left <= FEW ? { ...item, left } : item; // what is sold without a number has none
}

/** In all sizes and colours together. What is put together of parts has no number of its own. */
function piecesLeft({ type, stock, variants }: Product): number {
  if (variants.length > 0) return variants.filter(canBeSold).reduce((sum, each) => sum + each.stock.quantity, 0);
  return type === 'simple' ? stock.quantity : Number.POSITIVE_INFINITY;
}
