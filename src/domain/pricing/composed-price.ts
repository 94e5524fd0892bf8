import { type Part, partLinksOf } from '#domain/catalog/part.ts';
import type { BundleOption, BundleSelection, DownloadFile, Product, Sku } from '#domain/catalog/product.ts';
import { nothing, times, sumOf as total } from '#domain/shared/money.ts';
import { discountPercent, type Market, type PriceTag, priceOf, unreduced } from './price-tag.ts';

/** So many pieces at a price. */
type Counted = { readonly price: PriceTag; readonly quantity: number };

/** One selection of a bundle, and how many pieces of it. */
export type Picked = { readonly option: number; readonly selection: number; readonly quantity: number };

/** Pieces of each part of a grouped product, by its sku. */
export type PartCounts = Readonly<Record<Sku, number>>;

/** The discount of a sum follows from the two sums, not from the discounts of its parts. */
export function sumOf(items: readonly Counted[]): PriceTag {
  const current = total(items, ({ price, quantity }) => times(price.current, quantity));
  const regular = total(items, ({ price, quantity }) => times(price.regular, quantity));
  return { current, regular, discount: discountPercent(regular, current < regular ? current : nothing) };
}

/** A grouped product with one piece of each part (PRICE-15). */
export function oneOfEach(product: Having<'links'>): PartCounts {
  return Object.fromEntries(partLinksOf(product).map(({ sku }) => [sku, 1]));
}

/** What so many pieces of each part cost together (PRICE-15, PRICE-16). */
export function groupedPrice(parts: readonly Part[], counts: PartCounts, market: Market): PriceTag {
  return sumOf(parts.map(({ sku, prices }) => ({ price: priceOf(prices, market), quantity: counts[sku] ?? 0 })));
}

/** A piece of a selection: the bundle's own price for it, else the product's. */
export function selectionPrice(selection: BundleSelection, parts: readonly Part[], market: Market): PriceTag {
  if (selection.price !== null) return unreduced(selection.price);
  const part = parts.find(({ sku }) => sku === selection.sku);
  return part ? priceOf(part.prices, market) : unreduced(nothing);
}

/** The picks of a bundle cost what their selections cost (PRICE-17). */
export function bundlePrice(
  bundle: readonly BundleOption[],
  picks: readonly Picked[],
  parts: readonly Part[],
  market: Market,
): PriceTag {
  const counted = picks.flatMap(({ option, selection, quantity }) => {
    const found = selectionOf(bundle, { option, selection });
    return found ? [{ price: selectionPrice(found, parts, market), quantity }] : [];
  });
  return sumOf(counted);
}

export function selectionOf(
  bundle: readonly BundleOption[],
  { option, selection }: Omit<Picked, 'quantity'>,
): BundleSelection | null {
  const selections = bundle.find(({ id }) => id === option)?.selections ?? [];
  return selections.find(({ id }) => id === selection) ?? null;
}

/** A download with the chosen files. */
export function downloadPrice(
  product: Having<'prices' | 'files'>,
  chosen: readonly number[],
  market: Market,
): PriceTag {
  const own = priceOf(product.prices, market);
  const files = product.files.filter(({ id }) => chosen.includes(id)).map(filePrice);
  return sumOf([own, ...files].map((price) => ({ price, quantity: 1 })));
}

function filePrice({ price }: DownloadFile): PriceTag {
  return unreduced(price);
}

type Having<Key extends keyof Product> = { readonly [K in Key]: Product[K] };
