import type { Sku } from '#domain/catalog/product.ts';
import {
  type StockEntry,
  type StockGateway,
  type StockLevel,
  type StockSeen,
  seenStock,
  stockUnsure,
} from '#domain/stock/availability.ts';
import type { MemoryProducts } from './memory-products.ts';

export interface MemoryStockCheck extends StockGateway {
  put(sku: Sku, level: StockLevel, quantity?: number): void;
  /** Every sku asked for, in order. */
  asked(): readonly Sku[];
  /** The skus of every list that was asked for. */
  lists(): readonly (readonly Sku[])[];
}

type Options = {
  /** What the shop sells; without it everything is in stock. */
  readonly products?: MemoryProducts | null;
  readonly isReachable?: () => boolean;
};

/** Stock levels set by a test, else those of the products. A sku nobody sells and a shop out of reach make unsure. */
export function createMemoryStockCheck({ products = null, isReachable = () => true }: Options = {}): MemoryStockCheck {
  const known = new Map<Sku, StockSeen>();
  const asked: Sku[] = [];
  const lists: (readonly Sku[])[] = [];

  function seen(sku: Sku): StockSeen {
    const told = known.get(sku);
    if (told || !products) return told ?? { level: 'in-stock', quantity: null };
    const item = products.find(sku);
    return item ? seenStock((item.variant ?? item.product).stock) : stockUnsure;
  }

  function entryOf(sku: Sku): readonly StockEntry[] {
    const stock = seen(sku);
    const item = products?.find(sku);
    return stock.level === 'unsure' || !item ? [] : [{ ...stock, sku, productId: (item.variant ?? item.product).id }];
  }

  return {
    async look(sku) {
      asked.push(sku);
      return isReachable() ? seen(sku) : stockUnsure;
    },
    async list(skus) {
      lists.push(skus);
      return isReachable() ? skus.flatMap(entryOf) : [];
    },
    put: (sku, level, quantity) => void known.set(sku, { level, quantity: quantity ?? null }),
    asked: () => [...asked],
    lists: () => [...lists],
  };
}
