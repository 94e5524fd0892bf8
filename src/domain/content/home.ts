import type { Product } from '#domain/catalog/product.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** A picture with one message and one link. `narrowImage` is the crop for phones, '' when there is none. */
export type Banner = {
  readonly title: string;
  readonly subtitle: string;
  readonly image: string;
  readonly narrowImage: string;
  readonly link: string;
  readonly buttonText: string;
};

/** Which products a row shows: these, or those of a category. */
export type ProductSource =
  | { readonly kind: 'skus'; readonly skus: readonly string[] }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'category-name'; readonly name: string };

/** A part of the home page, in the order of the list (CONT-02). */
export type HomeSection =
  | { readonly kind: 'banners'; readonly id: number; readonly title: string; readonly banners: readonly Banner[] }
  | { readonly kind: 'tiles'; readonly id: number; readonly title: string; readonly banners: readonly Banner[] }
  | {
      readonly kind: 'products';
      readonly id: number;
      readonly title: string;
      readonly subtitle: string;
      readonly link: string;
      readonly source: ProductSource;
    };

/** A row of products with what was found for it; an empty row is not shown. */
export type HomeRow = HomeSection & { readonly products?: readonly Product[] };

export interface HomeGateway {
  sections(): Promise<Reply<readonly HomeSection[]>>;
}
