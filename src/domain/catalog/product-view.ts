import type { Detail } from './attribute.ts';
import type { CategoryHint } from './category-hint.ts';
import type { Part } from './part.ts';
import type { Product, Sku } from './product.ts';

/** What the product page shows. `variant` is the chosen one, null for a product without variants or without any available. */
export type ProductView =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'ready';
      readonly product: Product;
      readonly variant: Sku | null;
      /** Codes of the options that the shopper has yet to choose; until then the variant stands in for the one with them. */
      readonly toChoose: readonly string[];
      /** What a grouped product or a bundle is made of; nothing for any other. */
      readonly parts: readonly Part[];
      /** The attribute table (CAT-037). */
      readonly details: readonly Detail[];
      /** Categories from below the root down to the product's deepest one (CAT-017). */
      readonly breadcrumbs: readonly CategoryHint[];
      /** It was told in another language than is read now. */
      readonly isStale?: true;
    }
  | { readonly kind: 'failed' };

export const noProductView: ProductView = { kind: 'none' };
