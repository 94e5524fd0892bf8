import type { Reply } from '#domain/shared/reply.ts';
import type { Promo } from './promos.ts';

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

export type BannerSection = {
  /** `banners` is the head of the page, `doors` a grid of ways into the shop. */
  readonly kind: 'banners' | 'doors';
  readonly id: number;
  readonly title: string;
  readonly banners: readonly Banner[];
};

type ProductSection = {
  readonly kind: 'products';
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly link: string;
  readonly source: ProductSource;
};

/** A part of the home page as the shop plans it (CONT-02). */
export type HomeSection = BannerSection | ProductSection;

/** Banners of the store view, beside the plan of the home page (CONT-04, CONT-06). */
export type Promoted = {
  /** The head of the home page; null when the merchant chose none. */
  readonly head: Banner | null;
  readonly main: readonly Banner[];
  readonly small: readonly Banner[];
  readonly product: readonly Banner[];
};

export const nothingPromoted: Promoted = { head: null, main: [], small: [], product: [] };

/** What the merchant plans for the front of the shop. */
export interface HomeGateway {
  /** The plan of the home page, in its order. */
  sections(): Promise<Reply<readonly HomeSection[]>>;
  /** The banners of the store view (CONT-13). */
  promoted(): Promise<Reply<Promoted>>;
  /** Strips and pop-ups that are on now, in their order (CONT-08). */
  promos(): Promise<Reply<readonly Promo[]>>;
}
