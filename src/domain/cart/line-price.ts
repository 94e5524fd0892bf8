import type { Product } from '#domain/catalog/product.ts';
import { bundlePrice, downloadPrice, selectionOf } from '#domain/pricing/composed-price.ts';
import { type Market, type PriceTag, priceOf } from '#domain/pricing/price-tag.ts';
import type { CartLine } from './cart.ts';
import { filesOfParts, picksOfParts } from './line-parts.ts';

/** What lines may be of, and what bundles are made of. */
export type KnownProducts = { readonly products: readonly Product[]; readonly parts: readonly Product[] };

type Sold = Pick<CartLine, 'sku' | 'parts'>;

/** What a piece of a line costs in a market, put together or not; null when anything of it is not known. */
export function linePrice(line: Sold, known: KnownProducts, market: Market): PriceTag | null {
  return line.parts.length > 0 ? composedPrice(line, known, market) : plainPrice(line, known, market);
}

/** The line at the price of the market; what is not known keeps its price. */
export function repriced(line: CartLine, known: KnownProducts, market: Market): CartLine {
  const price = linePrice(line, known, market);
  if (!price) return line;
  const { tiers: _, ...others } = line;
  return { ...others, price: price.current, regularPrice: price.regular, ...(price.tiers && { tiers: price.tiers }) };
}

function plainPrice({ sku }: Sold, { products }: KnownProducts, market: Market): PriceTag | null {
  const sold = products.flatMap((product) => [product, ...product.variants]).find((each) => each.sku === sku);
  return sold ? priceOf(sold.prices, market) : null;
}

function composedPrice(
  { sku, parts: made }: Sold,
  { products, parts }: KnownProducts,
  market: Market,
): PriceTag | null {
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
