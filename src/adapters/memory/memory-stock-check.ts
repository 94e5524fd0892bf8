import type { Sku } from '#domain/catalog/product.ts';
import type { StockCheck, StockLevel } from '#domain/stock/availability.ts';

export interface MemoryStockCheck extends StockCheck {
  put(sku: Sku, level: StockLevel): void;
  /** Every sku asked for, in order. */
  asked(): readonly Sku[];
}

type Options = { readonly isReachable?: () => boolean };

/** Stock levels set by a test; a sku never mentioned is in stock, and a shop out of reach makes unsure. */
export function createMemoryStockCheck({ isReachable = () => true }: Options = {}): MemoryStockCheck {
  const levels = new Map<Sku, StockLevel>();
  const asked: Sku[] = [];
  return {
    async levelOf(sku) {
      asked.push(sku);
      return isReachable() ? (levels.get(sku) ?? 'in-stock') : 'unsure';
    },
    put: (sku, level) => void levels.set(sku, level),
    asked: () => [...asked],
  };
}
