import { expect } from 'vitest';
import { skuOf } from '#domain/catalog/product.ts';
import type { Rule } from './rule.ts';
import { KURTA_M, KURTA_S } from './samples.ts';
import type { ShopPorts } from './shop-ports.ts';

export type StockWorld = Pick<ShopPorts, 'stock'> & { readonly unreachable: Pick<ShopPorts, 'stock'> };

/** What every look at the stock does; the contract's reference data say what there is. */
export const stockCheckRules: readonly Rule<StockWorld>[] = [
  {
    title: 'knows what there is and what is sold out',
    async prove({ stock }) {
      expect(await stock.levelOf(KURTA_M)).toBe('in-stock');
      expect(await stock.levelOf(KURTA_S)).toBe('out-of-stock');
    },
  },
  {
    title: 'is unsure of what the shop does not know',
    async prove({ stock }) {
      expect(await stock.levelOf(skuOf('NO-SUCH'))).toBe('unsure');
      expect(await stock.levelOf(skuOf(''))).toBe('unsure');
    },
  },
  {
    title: 'is unsure when the shop cannot be reached',
    async prove({ unreachable }) {
      expect(await unreachable.stock.levelOf(KURTA_M)).toBe('unsure');
      expect(await unreachable.stock.levelOf(skuOf('NO SUCH&SKU'))).toBe('unsure');
    },
  },
];
