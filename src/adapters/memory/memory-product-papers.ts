import type { NewReview, ProductPapers, Review, SizeGuide } from '#domain/content/product-papers.ts';
import type { MemoryGoods } from './memory-goods.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

export interface MemoryProductPapers extends ProductPapers, MemoryLink<keyof ProductPapers> {
  /** Approved reviews of a product, newest first. */
  putReviews(productId: number, reviews: readonly Review[]): void;
  putSizeGuide(sku: string, guide: SizeGuide): void;
  /** What was handed in and waits for approval. */
  waiting(): readonly (NewReview & { readonly productId: number })[];
}

type Options = {
  /** What the shop sells; without it anything may be reviewed. */
  readonly goods?: MemoryGoods | null;
  readonly isReachable?: () => boolean;
};

const REVIEWS = 50;
const badReview = refused(400, 'must NOT have fewer than 1 characters');
const noProduct = refused(422, 'No such product');
const noGuide = refused(404, 'No size guide for this product');

/** Reviews and size guides a test has written; none at first. */
export function createMemoryProductPapers({ goods = null, isReachable }: Options = {}): MemoryProductPapers {
  const link = createMemoryLink<keyof ProductPapers>(isReachable);
  const reviews = new Map<number, readonly Review[]>();
  const guides = new Map<string, SizeGuide>();
  const waiting: (NewReview & { readonly productId: number })[] = [];
  return {
    ...link,
    reviews: (productId) =>
      link.answer('reviews', [productId], () => {
        const all = reviews.get(productId) ?? [];
        return { kind: 'ok', value: { latest: all.slice(0, REVIEWS), total: all.length } };
      }),
    write: (productId, review) =>
      link.answer('write', [productId, review], () => {
        if (review.title === '' || review.detail === '' || review.author === '') return badReview;
        if (goods && !goods.all().some(({ id }) => id === productId)) return noProduct;
        waiting.push({ ...review, productId });
        return { kind: 'ok', value: null };
      }),
    sizeGuide: (product) =>
      link.answer('sizeGuide', [product], () => {
        const guide = guides.get(product.sku);
        return guide ? { kind: 'ok', value: guide } : noGuide;
      }),
    putReviews: (productId, all) => void reviews.set(productId, all),
    waiting: () => waiting,
    putSizeGuide: (sku, guide) => void guides.set(sku, guide),
  };
}
