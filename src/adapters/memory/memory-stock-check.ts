import type { Sku } from '#domain/catalog/product.ts';
import { isSellable, type StockCheck, type StockLevel } from '#domain/stock/availability.ts';
import type { MemoryGoods } from './memory-goods.ts';

export interface MemoryStockCheck extends StockCheck {
  put(sku: Sku, level: StockLevel): void;
  /** Every sku asked for, in order. */
  asked(): readonly Sku[];
}

type Options = {
  /** What the shop sells; without it everything is in stock. */
  readonly goods?: MemoryGoods | null;
  readonly isReachable?: () => boolean;
};

/** Stock levels set by a test, else those of the goods. A sku nobody sells and a shop out of reach make unsure. */
export function createMemoryStockCheck({ goods = null, isReachable = () => true }: Options = {}): MemoryStockCheck {
  const levels = new Map<Sku, StockLevel>();
  const asked: Sku[] = [];

  function levelOf(sku: Sku): StockLevel {
    if (!goods) return 'in-stock';
    const good = goods.find(sku);
    if (!good) return 'unsure';
    return isSellable((good.variant ?? good.product).stock) ? 'in-stock' : 'out-of-stock';
  }

  return {
    async levelOf(sku) {
      asked.push(sku);
      return isReachable() ? (levels.get(sku) ?? levelOf(sku)) : 'unsure';
    },
    put: (sku, level) => void levels.set(sku, level),
    asked: () => [...asked],
  };
}
