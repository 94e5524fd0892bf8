import type { Sku } from '#domain/catalog/product.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** What a shopper wrote; `stars` from 1 to 5, null when none were given. `at` is when, RFC 3339. */
export type Review = {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly author: string;
  readonly stars: number | null;
  readonly at: string;
};

/** A review as a shopper writes it. */
export type NewReview = Pick<Review, 'author' | 'title' | 'detail' | 'stars'>;

/** The newest reviews the shop has approved, and how many there are in all. */
export type Reviews = { readonly latest: readonly Review[]; readonly total: number };

export type SizeTable = {
  readonly title: string;
  readonly unit: 'in' | 'cm';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** How a product fits; `notes` is HTML of the merchant, shown as text without its tags. */
export type SizeGuide = { readonly title: string; readonly notes: string; readonly tables: readonly SizeTable[] };

/** What the shop keeps about a product besides the catalogue. */
export interface ProductPapers {
  /** At most fifty, approved ones alone (CUST-18, CUST-19). */
  reviews(productId: number): Promise<Reply<Reviews>>;
  /** Hands a review in for moderation; the shop shows it when it has approved it (CUST-22). */
  write(productId: number, review: NewReview): Promise<Reply<null>>;
  /** Refused with 404 where there is none (CONT-22). */
  sizeGuide(product: { readonly sku: Sku; readonly designer: string }): Promise<Reply<SizeGuide>>;
}
