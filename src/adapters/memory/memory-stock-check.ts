import type { Sku } from '#domain/catalog/product.ts';
import {
  type StockCheck,
  type StockLevel,
  type StockSeen,
  seenStock,
  stockUnsure,
} from '#domain/stock/availability.ts';
import type { MemoryGoods } from './memory-goods.ts';

export interface MemoryStockCheck extends StockCheck {
  put(sku: Sku, level: StockLevel, pieces?: number): void;
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
  const known = new Map<Sku, StockSeen>();
  const asked: Sku[] = [];

  function seen(sku: Sku): StockSeen {
    const told = known.get(sku);
    if (told || !goods) return told ?? { level: 'in-stock', pieces: null };
    const good = goods.find(sku);
    return good ? seenStock((good.variant ?? good.product).stock) : stockUnsure;
  }

  return {
    async look(sku) {
      asked.push(sku);
      return isReachable() ? seen(sku) : stockUnsure;
    },
    put: (sku, level, pieces) => void known.set(sku, { level, pieces: pieces ?? null }),
    asked: () => [...asked],
  };
}
