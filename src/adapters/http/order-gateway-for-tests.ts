import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient } from './http-client-for-tests.ts';
import { createHttpOrderGateway } from './http-order-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

export const ID = '1795168800123-7f3c9a52-4b1e-4c0d-9a77-0f5f6c1d2e3f';

export function openOrderGateway(namedStore = '') {
  const http = createMemoryHttpClient();
  const storeView = createMemoryCell(defaultStoreView);
  const around = { http, storeView, log: createMemoryLog(), baseUrl: '', limits: browserLimits, namedStore };
  return { http, gateway: createHttpOrderGateway({ transport: createTransport(around) }) };
}

export const placement = { orderNumber: 'AF000070012', grand_total: 17640, redirect_url: null };

export const address = {
  region: 'Maharashtra',
  country: 'IN',
  street: ['12B', 'Hill Road'],
  postcode: '400050',
  city: 'Mumbai',
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@mail.test',
  phone: '+919820000000',
};
