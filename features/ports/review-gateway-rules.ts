import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA } from '#adapters/contracts/samples.ts';
import type { Product } from '#domain/catalog/product.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { fits } from '#domain/reviews/review.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type ReviewWorld = Pick<ShopPorts, 'reviews'> & {
  readonly unreachable: Pick<ShopPorts, 'reviews'>;
  /** A product that was reviewed. */
  readonly known: Pick<Product, 'id' | 'sku' | 'designer'>;
};

type Shop = ShopPorts & Pick<ReviewWorld, 'unreachable'>;

export async function withReviewedProduct(shop: Shop): Promise<ReviewWorld> {
  const conditions = [{ field: 'sku', kind: 'is', value: KURTA }] as const;
  const [known] = answered(await shop.search.products(searchQuery({ conditions }))).items;
  if (!known) throw new Error(`The shop does not sell ${KURTA}.`);
  return { ...shop, known };
}

const review = { author: 'Tara', title: 'Soft', detail: 'Soft and true in colour.', stars: 5, fit: 'small' } as const;
const NOBODYS = 999_999_999;

/** What is true of the reviews of every product. */
export const reviewGatewayRules: readonly Rule<ReviewWorld>[] = [
  {
    title: 'CUST-19 gives the newest reviews first, fifty at most, and says how many there are',
    async prove({ reviews, known }) {
      const { latest, total } = answered(await reviews.latest(known.id));
      expect(latest.length).toBe(Math.min(total, 50));
      expect(latest.length).toBeGreaterThan(0);
      const days = latest.map(({ at }) => at);
      expect(days).toEqual(days.toSorted().toReversed());
      for (const { stars, author, fit } of latest) {
        expect([null, ...fits]).toContain(fit);
        expect(stars === null || (stars >= 1 && stars <= 5)).toBe(true);
        expect(author).not.toBe('');
      }
    },
  },
  {
    title: 'has no reviews of a product nobody wrote about',
    async prove({ reviews }) {
      expect(answered(await reviews.latest(NOBODYS))).toEqual({ latest: [], total: 0 });
    },
  },
  {
    title: 'CUST-22 takes a review in for moderation, and does not show it before',
    async prove({ reviews, known }) {
      const before = answered(await reviews.latest(known.id)).total;
      answered(await reviews.write(known.id, review));
      expect(answered(await reviews.latest(known.id)).total).toBe(before);
    },
  },
  {
    title: 'refuses a review of a product nobody sells',
    async prove({ reviews }) {
      const reply = await reviews.write(NOBODYS, review);
      expect(reply).toMatchObject({ kind: 'refused', code: 422, message: 'No such product' });
    },
  },
  {
    title: 'CUST-26 refuses a review without words',
    async prove({ reviews, known }) {
      const reply = await reviews.write(known.id, { ...review, detail: '' });
      expect(reply).toMatchObject({ kind: 'refused', code: 400 });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { reviews }, known }) {
      expect(await reviews.latest(known.id)).toEqual({ kind: 'unreachable' });
      expect(await reviews.write(known.id, review)).toEqual({ kind: 'unreachable' });
    },
  },
];
