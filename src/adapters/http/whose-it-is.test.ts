import { expect, test } from 'vitest';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { AccessToken } from '#domain/session/session.ts';
import { asGuest, type WithAuthorization } from '#domain/session/with-authorization.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient } from './http-client-for-tests.ts';
import { createHttpGateways } from './http-gateways.ts';
import { browserLimits } from './transport.ts';

const asCustomer: WithAuthorization = (call) => call('ut-1' as AccessToken);

/** What is kept of a shopper is theirs, where they are signed in: else it would be missing in what they take home. */
test.each([
  ['a customer', asCustomer, 'token=ut-1'],
  ['a guest', asGuest, 'token='],
] as const)(
  'waits and reviews of %s are handed in with the token there is',
  async (_whose, withAuthorization, token) => {
    const http = createMemoryHttpClient();
    const ports = { storeView: createMemoryCell(defaultStoreView), log: createMemoryLog(), ...usualWorld };
    const gateways = createHttpGateways({ ...ports, withAuthorization }, { baseUrl: '', limits: browserLimits, http });
    const email = 'asha@mail.test';
    await gateways.restock.ask({ email, sku: skuOf('S') });
    await gateways.priceFalls.ask({ email, skus: ['S'], language: 'en', groupId: null } as never);
    await gateways.reviews.write(7, { author: 'Asha', title: 'Soft', detail: 'True.', stars: 4, fit: null });
    expect(http.sent().map(({ url }) => url.split('?')[1])).toEqual([token, token, token]);
  },
);
