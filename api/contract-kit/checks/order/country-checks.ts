import { orderOf } from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#api/contract-kit/calls/plenty.ts';
import { LONDON, MUMBAI, NEW_YORK } from '#api/contract-kit/calls/reference-data.ts';
import type { Placement } from '#api/contract-kit/calls/shapes.ts';
import { type Country, rupees, sellingPrice, storeDay } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const ELSEWHERE: readonly (readonly [Country, typeof MUMBAI])[] = [
  ['IN', NEW_YORK],
  ['IN', LONDON],
  ['US', MUMBAI],
  ['US', LONDON],
  ['GB', NEW_YORK],
  ['ROW', MUMBAI],
];

const AT_HOME: readonly (readonly [Country, typeof MUMBAI])[] = [
  ['IN', MUMBAI],
  ['US', NEW_YORK],
  ['GB', LONDON],
  ['ROW', LONDON],
];

/** Section 4: an order pays the prices of the country that it goes to. */
export const countryChecks: readonly Check[] = [
  {
    id: 'order/country-of-delivery',
    section: 4,
    operation: 'orderCreate',
    rule: 'an order to a country of another price set than country-id is refused with 400 by its field, and nothing is placed',
    async run(kit) {
      const { client } = kit;
      const { sku } = await sellablePlenty(kit);
      for (const [country, to] of ELSEWHERE) {
        const body = orderOf({ lines: [{ sku, qty: 1 }], payment: 'paypalstandard', to });
        const { status, result } = await client.call<readonly { readonly field: string }[]>('orderCreate', {
          body,
          headers: { 'country-id': country },
        });
        same(status, 400, `status at the prices of ${country}, to ${to.country_id}`);
        const fields = result.map(({ field }) => field);
        same(fields, ['addressInformation.shippingAddress.country_id'], 'fields');
        await client.refuse('orderGet', { query: { orderId: body.order_id } }, 404, 'Order not found');
      }
    },
  },
  {
    id: 'order/prices-of-delivery',
    section: 4,
    operation: 'orderCreate',
    rule: 'an order pays the price set of the country that it goes to',
    async run(kit) {
      const product = await sellablePlenty(kit);
      for (const [country, to] of AT_HOME) {
        const body = orderOf({ lines: [{ sku: product.sku, qty: 1 }], payment: 'paypalstandard', to });
        const parts = { query: { token: '' }, body, headers: { 'country-id': country } };
        const { grand_total } = await kit.client.succeed<Placement>('orderCreate', parts);
        same(grand_total, rupees(sellingPrice(product, country, storeDay(Date.now()))), `grand_total in ${country}`);
      }
    },
  },
];
