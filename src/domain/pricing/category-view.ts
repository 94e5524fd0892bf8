import type { Category } from '#domain/catalog/category.ts';
import type { SortId } from '#domain/catalog/sort-options.ts';
import type { Tile } from './tile.ts';

/** What the category page shows: pages `firstPage` to `lastPage` (from 0) of `total` products. */
export type CategoryView =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly category: Category;
      readonly trail: readonly Category[];
      /** The categories right below this one. */
      readonly below: readonly Category[];
      readonly sort: SortId;
      readonly firstPage: number;
      readonly lastPage: number;
      readonly tiles: readonly Tile[];
      readonly total: number;
    }
  | { readonly kind: 'failed' };

export const noCategoryView: CategoryView = { kind: 'none' };
