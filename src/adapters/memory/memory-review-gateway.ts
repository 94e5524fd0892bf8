import type { NewReview, Review } from '#domain/reviews/review.ts';
import type { ReviewGateway } from '#domain/reviews/review-gateway.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import type { MemoryProducts } from './memory-products.ts';

export interface MemoryReviewGateway extends ReviewGateway, MemoryLink<keyof ReviewGateway> {
  /** Approved reviews of a product, newest first. */
  put(productId: number, reviews: readonly Review[]): void;
  /** What was handed in and waits for approval. */
  waiting(): readonly (NewReview & { readonly productId: number })[];
}

type Options = {
  /** What the shop sells; without it anything may be reviewed. */
  readonly products?: MemoryProducts | null;
  readonly isReachable?: () => boolean;
};

const REVIEWS = 50;
const badReview = refused(400, 'must NOT have fewer than 1 characters');
const noProduct = refused(422, 'No such product');

/** Reviews a test has written; none at first. */
export function createMemoryReviewGateway({ products = null, isReachable }: Options = {}): MemoryReviewGateway {
  const link = createMemoryLink<keyof ReviewGateway>(isReachable);
  const reviews = new Map<number, readonly Review[]>();
  const waiting: (NewReview & { readonly productId: number })[] = [];
  return {
    ...link,
    latest: (productId) =>
      link.answer('latest', [productId], () => {
        const all = reviews.get(productId) ?? [];
        return { kind: 'ok', value: { latest: all.slice(0, REVIEWS), total: all.length } };
      }),
    write: (productId, review) =>
      link.answer('write', [productId, review], () => {
        if (review.title === '' || review.detail === '' || review.author === '') return badReview;
        if (products && !products.all().some(({ id }) => id === productId)) return noProduct;
        waiting.push({ ...review, productId });
        return { kind: 'ok', value: null };
      }),
    put: (productId, all) => void reviews.set(productId, all),
    waiting: () => waiting,
  };
}
