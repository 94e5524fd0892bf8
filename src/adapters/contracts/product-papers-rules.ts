import { expect } from 'vitest';
import { type Product, skuOf } from '#domain/catalog/product.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { answered } from './answered.ts';
import type { Rule } from './rule.ts';
import { KURTA } from './samples.ts';
import type { ShopPorts } from './shop-ports.ts';

export type PapersWorld = Pick<ShopPorts, 'papers'> & {
  readonly unreachable: Pick<ShopPorts, 'papers'>;
  /** A product that was reviewed and has a size guide. */
  readonly known: Pick<Product, 'id' | 'sku' | 'designer'>;
};

type Shop = ShopPorts & Pick<PapersWorld, 'unreachable'>;

export async function withReviewedProduct(shop: Shop): Promise<PapersWorld> {
  const conditions = [{ field: 'sku', kind: 'is', value: KURTA }] as const;
  const [known] = answered(await shop.search.products(searchQuery({ conditions }))).items;
  if (!known) throw new Error(`The shop does not sell ${KURTA}.`);
  return { ...shop, known };
}

const review = { author: 'Tara', title: 'Soft', detail: 'Soft and true in colour.', stars: 5 };
const NOBODYS = 999_999_999;

/** What is true of the papers of every product. */
export const productPapersRules: readonly Rule<PapersWorld>[] = [
  {
    title: 'CUST-19 gives the newest reviews first, fifty at most, and says how many there are',
    async prove({ papers, known }) {
      const { latest, total } = answered(await papers.reviews(known.id));
      expect(latest.length).toBe(Math.min(total, 50));
      expect(latest.length).toBeGreaterThan(0);
      const days = latest.map(({ at }) => at);
      expect(days).toEqual(days.toSorted().toReversed());
      for (const { stars, author } of latest) {
        expect(stars === null || (stars >= 1 && stars <= 5)).toBe(true);
        expect(author).not.toBe('');
      }
    },
  },
  {
    title: 'has no reviews of a product nobody wrote about',
    async prove({ papers }) {
      expect(answered(await papers.reviews(NOBODYS))).toEqual({ latest: [], total: 0 });
    },
  },
  {
    title: 'CUST-22 takes a review in for moderation, and does not show it before',
    async prove({ papers, known }) {
      const before = answered(await papers.reviews(known.id)).total;
      answered(await papers.write(known.id, review));
      expect(answered(await papers.reviews(known.id)).total).toBe(before);
    },
  },
  {
    title: 'refuses a review of a product nobody sells',
    async prove({ papers }) {
      const reply = await papers.write(NOBODYS, review);
      expect(reply).toMatchObject({ kind: 'refused', code: 422, message: 'No such product' });
    },
  },
  {
    title: 'CUST-26 refuses a review without words',
    async prove({ papers, known }) {
      const reply = await papers.write(known.id, { ...review, detail: '' });
      expect(reply).toMatchObject({ kind: 'refused', code: 400 });
    },
  },
  {
    title: 'CONT-22 gives the size guide of a product as tables without a hole',
    async prove({ papers, known }) {
      const { tables } = answered(await papers.sizeGuide(known));
      expect(tables.length).toBeGreaterThan(0);
      for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
    },
  },
  {
    title: 'CONT-22 refuses a size guide that is not there with 404',
    async prove({ papers }) {
      const reply = await papers.sizeGuide({ sku: skuOf('NO-SUCH-SKU'), designer: 'Nobody' });
      expect(reply).toMatchObject({ kind: 'refused', code: 404 });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { papers }, known }) {
      expect(await papers.reviews(known.id)).toEqual({ kind: 'unreachable' });
      expect(await papers.write(known.id, review)).toEqual({ kind: 'unreachable' });
      expect(await papers.sizeGuide(known)).toEqual({ kind: 'unreachable' });
    },
  },
];
