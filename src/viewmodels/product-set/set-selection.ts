import type { ProductView } from '#domain/catalog/product-view.ts';
import { defaultPicks } from '#domain/pricing/bundle-picks.ts';
import { oneOfEach, type PartCounts, type Picked } from '#domain/pricing/composed-price.ts';
import { nothing } from '#domain/shared/money.ts';

export type Ready = Extract<ProductView, { readonly kind: 'ready' }>;

/** What a shopper put together of a set. The next product that is opened begins anew. */
export type SetSelection = {
  readonly view: Ready;
  /** Pieces of each part of a grouped product. */
  readonly counts: PartCounts;
  readonly picks: readonly Picked[];
  readonly files: readonly number[];
  /** How many of the whole. */
  readonly pieces: number;
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
    pieces: 1,
    problem: null,
  };
}

/** The files that a download begins with, so that it costs what lists say: the free ones, else the first one. */
function firstFiles({ files }: Ready['product']): readonly number[] {
  const free = files.filter(({ price }) => price === nothing);
  return (free.length > 0 ? free : files.slice(0, 1)).map(({ id }) => id);
}
