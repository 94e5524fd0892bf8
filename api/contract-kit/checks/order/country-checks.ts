import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { orderOf } from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#api/contract-kit/calls/plenty.ts';
import { LONDON, MUMBAI, NEW_YORK } from '#api/contract-kit/calls/reference-data.ts';
import type { Placement } from '#api/contract-kit/calls/shapes.ts';
import { type Country, rupees, sellingPrice, storeDay } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

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

/** Something that can be had, and an address in a country that it is not sent to. */
async function notSentSomewhere(kit: Kit) {
  const found = (await kit.catalog())
    .filter(({ stock }) => stock.is_in_stock && stock.qty > 1)
    .flatMap((product) => {
      const to = [NEW_YORK, LONDON].find(({ country_id }) => product.not_sent_to?.includes(country_id));
      const { sku = product.type_id === 'simple' ? product.sku : null } =
        product.configurable_children?.find(({ stock }) => stock.is_in_stock && stock.qty > 1) ?? {};
      return to && sku !== null ? [{ sku, name: product.name, to }] : [];
    });
  holds(found[0] !== undefined, 'a product that is not sent to the United States or the United Kingdom', 'none');
  return found[0] as (typeof found)[number];
}

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
  {
    id: 'order/not-sent-to',
    section: 4,
    operation: 'orderCreate',
    rule: 'what its product says is not sent to a country is refused there with 400 by its field, and goes elsewhere',
    async run(kit) {
      const { client } = kit;
      const { sku, name, to } = await notSentSomewhere(kit);
      const body = orderOf({ lines: [{ sku, qty: 1 }], payment: 'paypalstandard', to });
      const { status, result } = await client.call<readonly { readonly message: string }[]>('orderCreate', {
        body,
        headers: { 'country-id': to.country_id },
      });
      same(status, 400, 'status');
      same(
        result.map(({ message }) => message),
        [`${name} is not sent to ${to.country_id}`],
        'messages',
      );
      await client.refuse('orderGet', { query: { orderId: body.order_id } }, 404, 'Order not found');
      const home = orderOf({ lines: [{ sku, qty: 1 }], payment: 'paypalstandard' });
      await client.succeed('orderCreate', { query: { token: '' }, body: home });
    },
  },
];
