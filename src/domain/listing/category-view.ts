import type { Category } from '#domain/catalog/category.ts';
import type { CategoryHint } from '#domain/catalog/category-hint.ts';
import type { ProductList } from './product-list.ts';

/** What the category page shows. */
export type CategoryView =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'ready';
      readonly category: Category;
      readonly breadcrumbs: readonly CategoryHint[];
      /** The categories right below this one. */
      readonly below: readonly CategoryHint[];
      readonly list: ProductList;
    }
  | { readonly kind: 'failed' };

export const noCategoryView: CategoryView = { kind: 'none' };
