import { parseStock, parseStockList, type WireStockEntry } from '#adapters/wire/parse-product.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { type StockEntry, type StockGateway, seenStock, stockUnsure } from '#domain/stock/availability.ts';
import { stockOf } from './product-of.ts';
import type { Transport } from './transport.ts';

/** Asks the shop for the stock of one sku (STOCK-14) or of several (STOCK-15); no answer and an unknown sku make unsure, in silence. */
export function createHttpStockCheck({ transport }: { readonly transport: Transport }): StockGateway {
  return {
    async look(sku) {
      const url = `/api/stock/check?sku=${encodeURIComponent(sku)}`;
      const reply = await transport.send({ method: 'GET', url, parse: parseStock, isSilent: true });
      return reply.kind === 'ok' ? seenStock(stockOf(reply.value)) : stockUnsure;
    },
    async list(skus) {
      const url = `/api/stock/list?skus=${skus.map(encodeURIComponent).join()}`;
      const reply = await transport.send({ method: 'GET', url, parse: parseStockList, isSilent: true });
      return reply.kind === 'ok' ? reply.value.items.map(entryOf) : [];
    },
  };
}

function entryOf({ product_id, sku, ...stock }: WireStockEntry): StockEntry {
  return { productId: product_id, sku: skuOf(sku), ...seenStock(stockOf(stock)) };
}
