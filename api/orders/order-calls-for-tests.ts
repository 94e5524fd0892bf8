import type { TestApi } from '#api/testing/open-test-api.ts';

export function place(shop: TestApi, body: object, headers: Record<string, string> = {}) {
  return shop.call('orderCreate', '/api/order?token=', { body, headers });
}

export async function qtyOf(shop: TestApi, sku: string): Promise<number> {
  return (await shop.call<{ qty: number }>('stockCheck', `/api/stock/check?sku=${sku}`)).result.qty;
}

export async function product(shop: TestApi, sku: string, qty: number): Promise<void> {
  await shop.bench('/workbench/products', { body: { sku, qty, price: 1680 } });
}
