import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA_M, KURTA_S } from '#adapters/contracts/samples.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import type { ShopPorts } from './shop-ports.ts';

export type StockWorld = Pick<ShopPorts, 'stock'> & { readonly unreachable: Pick<ShopPorts, 'stock'> };

/** What every look at the stock does; the contract's reference data say what there is. */
export const stockCheckRules: readonly Rule<StockWorld>[] = [
  {
    title: 'knows what there is and what is sold out',
    async prove({ stock }) {
      expect(await stock.look(KURTA_M)).toEqual({ level: 'in-stock', quantity: 7 });
      expect(await stock.look(KURTA_S)).toEqual({ level: 'out-of-stock', quantity: 0 });
    },
  },
  {
    title: 'is unsure of what the shop does not know',
    async prove({ stock }) {
      expect(await stock.look(skuOf('NO-SUCH'))).toEqual(stockUnsure);
      expect(await stock.look(skuOf(''))).toEqual(stockUnsure);
    },
  },
  {
    title: 'is unsure when the shop cannot be reached',
    async prove({ unreachable }) {
      expect(await unreachable.stock.look(KURTA_M)).toEqual(stockUnsure);
      expect(await unreachable.stock.look(skuOf('NO SUCH&SKU'))).toEqual(stockUnsure);
    },
  },
  {
    title: 'tells a list of what it knows, each with its product, and nothing of the rest',
    async prove({ stock }) {
      const list = await stock.list([KURTA_S, skuOf('NO-SUCH'), KURTA_M]);
      expect(list).toMatchObject([
        { sku: KURTA_S, level: 'out-of-stock', quantity: 0 },
        { sku: KURTA_M, level: 'in-stock', quantity: 7 },
      ]);
      expect(new Set(list.map(({ productId }) => productId)).size).toBe(2);
    },
  },
  {
    title: 'tells nothing of many when the shop cannot be reached',
    async prove({ unreachable }) {
      expect(await unreachable.stock.list([KURTA_M])).toEqual([]);
    },
  },
];
