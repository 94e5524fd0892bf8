import type { ProductView } from '#domain/catalog/product-view.ts';
import { defaultPicks, missingOptions } from '#domain/pricing/bundle-picks.ts';
import {
  bundlePrice,
  downloadPrice,
  groupedPrice,
  oneOfEach,
  type PartCounts,
  type Picked,
} from '#domain/pricing/composed-price.ts';
import { type Market, type PriceTag, priceOf } from '#domain/pricing/price-tag.ts';
import { nothing } from '#domain/shared/money.ts';
import type { productSetMessages } from '../messages/product-set/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';

export type Ready = Extract<ProductView, { readonly kind: 'ready' }>;

/** What a shopper put together of a set. The next product that is opened begins anew. */
export type SetSelection = {
  readonly view: Ready;
  /** Pieces of each part of a grouped product. */
  readonly counts: PartCounts;
  readonly picks: readonly Picked[];
  readonly files: readonly number[];
  /** How many of the whole. */
  readonly quantity: number;
  /** What is missing, said after the shopper wanted to add it. */
  readonly problem: string | null;
};

/** What the page begins with: one of each part, the defaults of a bundle, the files that cost nothing more. */
export function firstSelection(view: Ready): SetSelection {
  const { product } = view;
  return {
    view,
    counts: oneOfEach(product),
    picks: defaultPicks(product.bundle),
    files: firstFiles(product),
    quantity: 1,
    problem: null,
  };
}

/** The files that a download begins with, so that it costs what lists say: the free ones, else the first one. */
function firstFiles({ files }: Ready['product']): readonly number[] {
  const free = files.filter(({ price }) => price === nothing);
  return (free.length > 0 ? free : files.slice(0, 1)).map(({ id }) => id);
}

/** What one of the whole costs as it is put together. */
export function sumOf({ view, counts, picks, files }: SetSelection, market: Market): PriceTag {
  const { product, parts } = view;
  switch (product.type) {
    case 'grouped':
      return groupedPrice(parts, counts, market);
    case 'bundle':
      return bundlePrice(product.bundle, picks, parts, market);
    case 'downloadable':
      return downloadPrice(product, files, market);
    default:
      return priceOf(product.prices, market);
  }
}

/** Why it cannot be bought as it is put together, in words; null when it can. */
export function missingIn(
  { view, picks, counts, files }: SetSelection,
  texts: TextsOf<typeof productSetMessages>,
): string | null {
  const { product, parts } = view;
  if (product.type === 'grouped') return parts.some(({ sku }) => (counts[sku] ?? 0) > 0) ? null : texts.noPieces;
  if (product.type === 'downloadable') return product.files.length === 0 || files.length > 0 ? null : texts.noFiles;
  const missing = missingOptions(product.bundle, picks);
  return missing.length > 0 ? texts.missing(missing.map(({ title }) => title).join(', ')) : null;
}
