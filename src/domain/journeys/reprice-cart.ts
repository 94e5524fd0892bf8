import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { filesOfParts, picksOfParts } from '#domain/cart/line-parts.ts';
import { partSkusOf } from '#domain/catalog/part.ts';
import type { Product, Sku } from '#domain/catalog/product.ts';
import { type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { bundlePrice, downloadPrice, selectionOf } from '#domain/pricing/composed-price.ts';
import { type Market, type PriceTag, priceOf } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';

/** Gives the lines of the cart the prices of the market that counts now; the sums are the device's until the shop's come. */
export type RepriceCart = () => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly search: SearchIndex; readonly market: () => Market };

/** What cannot be read keeps its price until the shop tells its sums. */
export function createRepriceCart({ cart, search, market }: Ports): RepriceCart {
  return async () => {
    cart.update((now) => ({ ...now, totals: null }));
    const products = await find(cart.get().lines.flatMap(({ sku, parentSku }) => [sku, parentSku]));
    const parts = await find(products.flatMap(partSkusOf));
    cart.update((now) => ({ ...now, lines: now.lines.map((line) => repriced(line, { products, parts }, market())) }));
  };

  async function find(wanted: readonly Sku[]): Promise<readonly Product[]> {
    const skus = [...new Set(wanted)];
    if (skus.length === 0) return [];
    const conditions = [{ field: 'sku', kind: 'any-of', values: skus }] as const;
    const reply = await search.products(searchQuery({ conditions, size: skus.length }));
    return reply.kind === 'ok' ? reply.value.items : [];
  }
}

/** What is in the cart, and what its bundles are made of. */
type Found = { readonly products: readonly Product[]; readonly parts: readonly Product[] };

function repriced(line: CartLine, found: Found, market: Market): CartLine {
  const price = line.parts.length > 0 ? composedPrice(line, found, market) : plainPrice(line, found, market);
  return price ? { ...line, price: price.current, regularPrice: price.regular } : line;
}

function plainPrice({ sku }: CartLine, { products }: Found, market: Market): PriceTag | null {
  const sold = products.flatMap((product) => [product, ...product.variants]).find((each) => each.sku === sku);
  return sold ? priceOf(sold.prices, market) : null;
}

/** Null when anything of it is not known any more. */
function composedPrice({ sku, parts: made }: CartLine, { products, parts }: Found, market: Market): PriceTag | null {
  const product = products.find((each) => each.sku === sku);
  if (product?.type === 'downloadable') return downloadPrice(product, filesOfParts(made), market);
  if (product?.type !== 'bundle') return null;
  const picks = picksOfParts(product.bundle, made);
  const isKnown = picks.every((pick) => {
    const selection = selectionOf(product.bundle, pick);
    return selection && (selection.price !== null || parts.some((part) => part.sku === selection.sku));
  });
  return isKnown ? bundlePrice(product.bundle, picks, parts, market) : null;
}
