import type { Category } from '#domain/catalog/category.ts';
import type { ProductList } from './product-list.ts';

/** What the category page shows. */
export type CategoryView =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      readonly category: Category;
      readonly trail: readonly Category[];
      /** The categories right below this one. */
      readonly below: readonly Category[];
      readonly list: ProductList;
    }
  | { readonly kind: 'failed' };

export const noCategoryView: CategoryView = { kind: 'none' };
