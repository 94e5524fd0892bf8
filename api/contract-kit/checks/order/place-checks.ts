import { orderOf } from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#api/contract-kit/calls/plenty.ts';
import { type Destination, DUBAI, DUBLIN, LONDON } from '#api/contract-kit/calls/reference-data.ts';
import type { Fault } from '#api/contract-kit/contract/fault.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const lacking: readonly (readonly [field: 'postcode' | 'city', to: Destination])[] = [
  ['postcode', { ...LONDON, postcode: '' }],
  ['city', { ...LONDON, city: '' }],
  ['city', { ...DUBLIN, city: '' }],
];

/** Section 7: an order needs of an address what its country needs, and nothing else. */
export const placeChecks: readonly Check[] = [
  {
    id: 'order/place-as-its-country-has-it',
    section: 7,
    operation: 'orderCreate',
    rule: 'an order to a country that needs no postcode, or no city, is placed without',
    async run(kit) {
      const { sku } = await sellablePlenty(kit);
      for (const to of [DUBLIN, DUBAI]) {
        const body = orderOf({ lines: [{ sku, qty: 1 }], payment: 'paypalstandard', to });
        const parts = { query: { token: '' }, body, headers: { 'country-id': 'ROW' } };
        await kit.client.succeed('orderCreate', parts);
      }
    },
  },
  {
    id: 'order/place-lacks-what-its-country-needs',
    section: 7,
    operation: 'orderCreate',
    rule: 'an order to a country that needs a postcode, or a city, is refused without, by the name of the field',
    readsFaults: true,
    async run(kit) {
      const { sku } = await sellablePlenty(kit);
      for (const [field, to] of lacking) {
        const body = orderOf({ lines: [{ sku, qty: 1 }], payment: 'paypalstandard', to });
        const parts = { query: { token: '' }, body, headers: { 'country-id': 'ROW' } };
        const { status, result } = await kit.client.call<readonly Fault[]>('orderCreate', parts);
        same(status, 400, `status without ${field} in ${to.country_id}`);
        const named = ['shippingAddress', 'billingAddress'].map((at) => `addressInformation.${at}.${field} minLength`);
        same(
          result.map((fault) => `${fault.field} ${fault.keyword}`),
          named,
          'faults',
        );
      }
    },
  },
];
