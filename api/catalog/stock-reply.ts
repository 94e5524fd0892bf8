import type { StockTable } from '#api/database/catalog-tables.ts';

export type StockReply = {
  readonly product_id: number;
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly stock_status: number;
};

export function stockReplyOf({ entity_id, sku, qty, is_in_stock, stock_status }: StockTable): StockReply {
  return { product_id: entity_id, item_id: entity_id, sku, qty, is_in_stock, stock_status };
}

/** Switched on, pieces left, status 1. */
export function isSellable({ enabled, qty, is_in_stock, stock_status }: StockTable): boolean {
  return enabled && qty > 0 && is_in_stock && stock_status === 1;
}

/** Stock of a root product: its own, or the sum over the variants that can be bought. */
export function stockSumOf(product: { id: number; sku: string }, rows: readonly StockTable[]): StockReply {
  const own = rows.find(({ sku }) => sku === product.sku);
  if (own) return stockReplyOf(own);
  const sellable = rows.filter(isSellable);
  const qty = sellable.reduce((sum, row) => sum + row.qty, 0);
  const left = sellable.length > 0;
  return {
    product_id: product.id,
    item_id: product.id,
    sku: product.sku,
    qty,
    is_in_stock: left,
    stock_status: left ? 1 : 0,
  };
}
