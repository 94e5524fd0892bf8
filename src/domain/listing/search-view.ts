import type { CategoryHint } from '#domain/catalog/category-hint.ts';
import type { PageHint } from './page-search.ts';
import type { ProductList } from './product-list.ts';

/** What the page of results shows. */
export type SearchView =
  | { readonly kind: 'none' | 'failed' }
  /** Nothing was asked; what the shop has most of is offered. */
  | { readonly kind: 'blank'; readonly popular: readonly CategoryHint[] }
  | {
      readonly kind: 'ready';
      /** As it was typed. */
      readonly text: string;
      /** Whether words count only as they were typed. */
      readonly isLiteral: boolean;
      /** What the found products say was meant; null when it is what was typed. */
      readonly corrected: string | null;
      readonly categories: readonly CategoryHint[];
      /** Pages of the merchant that the text may mean. */
      readonly pages: readonly PageHint[];
      /** A way on for a list without a hit, else empty. */
      readonly popular: readonly CategoryHint[];
      readonly list: ProductList;
    };

export const noSearchView: SearchView = { kind: 'none' };

type Searched = { readonly text: string; readonly isLiteral: boolean };

/** Whether the page shows what is found for these words. */
export function isShown(
  view: SearchView,
  { text, isLiteral }: Searched,
): view is Extract<SearchView, { readonly kind: 'ready' }> {
  return view.kind === 'ready' && view.text === text && view.isLiteral === isLiteral;
}
