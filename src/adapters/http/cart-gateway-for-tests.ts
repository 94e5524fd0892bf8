import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { CartId } from '#domain/cart/cart.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createHttpCartGateway } from './http-cart-gateway.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { browserLimits, createTransport } from './transport.ts';

export const C1 = 'C 1' as CartId;
export const QUERY = 'token=&cartId=C%201';
export const courier = { carrierCode: 'courier', methodCode: 'express' };
export const noSums = { subtotal_incl_tax: 0, discount_amount: 0, shipping_incl_tax: 0, tax_amount: 0, grand_total: 0 };

export function openCartGateway(...answers: readonly unknown[]) {
  const http = createMemoryHttpClient();
  http.answer(...answers.map(okAnswer));
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log: createMemoryLog(), baseUrl: '', limits: browserLimits });
  const sent = () => {
    const [request] = http.sent();
    return { method: request?.method, url: request?.url, body: request?.body ? JSON.parse(request.body) : null };
  };
  return { http, gateway: createHttpCartGateway({ transport }), sent };
}
