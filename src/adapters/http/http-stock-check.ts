import { parseStock } from '#adapters/wire/parse-product.ts';
import { type StockCheck, seenStock, stockUnsure } from '#domain/stock/availability.ts';
import { stockOf } from './product-of.ts';
import type { Transport } from './transport.ts';

/** Asks the shop for the stock of one sku (STOCK-14); no answer and an unknown sku make unsure, in silence. */
export function createHttpStockCheck({ transport }: { readonly transport: Transport }): StockCheck {
  return {
    async look(sku) {
      const url = `/api/stock/check?sku=${encodeURIComponent(sku)}`;
      const reply = await transport.send({ method: 'GET', url, parse: parseStock, isSilent: true });
      return reply.kind === 'ok' ? seenStock(stockOf(reply.value)) : stockUnsure;
    },
  };
}
