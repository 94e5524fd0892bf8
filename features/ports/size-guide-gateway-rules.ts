import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA } from '#adapters/contracts/samples.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type SizeGuideWorld = Pick<ShopPorts, 'sizeGuides'> & {
  readonly unreachable: Pick<ShopPorts, 'sizeGuides'>;
};

const known = { sku: skuOf(KURTA), designer: 'Anjora' };

/** What is true of the size guides of every shop. */
export const sizeGuideGatewayRules: readonly Rule<SizeGuideWorld>[] = [
  {
    title: 'CONT-22 gives the size guide of a product as tables without a hole',
    async prove({ sizeGuides }) {
      const { tables } = answered(await sizeGuides.find(known));
      expect(tables.length).toBeGreaterThan(0);
      for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
    },
  },
  {
    title: 'says how tall the person in the pictures is, and which of the sizes that is',
    async prove({ sizeGuides }) {
      const { worn, tables } = answered(await sizeGuides.find(known));
      expect(worn?.height).toBeGreaterThan(100);
      expect(tables.flatMap(({ rows }) => rows.map(([size]) => size))).toContain(worn?.size);
    },
  },
  {
    title: 'CONT-22 refuses a size guide that is not there with 404',
    async prove({ sizeGuides }) {
      const reply = await sizeGuides.find({ sku: skuOf('NO-SUCH-SKU'), designer: 'Nobody' });
      expect(reply).toMatchObject({ kind: 'refused', code: 404 });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { sizeGuides } }) {
      expect(await sizeGuides.find(known)).toEqual({ kind: 'unreachable' });
    },
  },
];
