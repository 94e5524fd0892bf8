import { inCart, putLine, totalsOf } from '#api/contract-kit/calls/cart-calls.ts';
import { sellableVirtual } from '#api/contract-kit/calls/plenty.ts';
import { MUMBAI } from '#api/contract-kit/calls/reference-data.ts';
import type { Totals } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** How a cart may be paid and sent. */
export const methodChecks: readonly Check[] = [
  {
    id: 'cart/payment-methods',
    section: 0,
    operation: 'cartPaymentMethods',
    rule: 'CCAvenue and PayPal always, cash on delivery for India alone',
    async run(kit) {
      const codes = async (country: string) => {
        const parts = { ...inCart(await kit.sharedCart()), headers: { 'country-id': country } };
        const methods = await kit.client.succeed<readonly { readonly code: string }[]>('cartPaymentMethods', parts);
        return column(methods, 'code').toSorted();
      };
      same(await codes('IN'), ['cashondelivery', 'ccavenuepay', 'paypalstandard'], 'IN');
      for (const country of ['US', 'GB', 'ROW']) same(await codes(country), ['ccavenuepay', 'paypalstandard'], country);
    },
  },
  {
    id: 'cart/virtual',
    section: 0,
    operation: 'cartShippingMethods',
    rule: 'a cart of virtual products only is not sent and not paid at the door',
    async run(kit) {
      const { sku } = await sellableVirtual(kit);
      const cart = await kit.newCart();
      await putLine(kit.client, { cart, sku, qty: 1 });
      same(await kit.client.succeed('cartShippingMethods', inCart(cart)), []);
      const methods = await kit.client.succeed<readonly { readonly code: string }[]>(
        'cartPaymentMethods',
        inCart(cart),
      );
      holds(
        methods.every(({ code }) => code !== 'cashondelivery'),
        'no cashondelivery',
        methods,
      );
    },
  },
  {
    id: 'cart/shipping-methods',
    section: 4,
    operation: 'cartShippingMethods',
    rule: 'one method: flatrate, DPD Courier, amount 0; by address and without',
    async run(kit) {
      const parts = inCart(await kit.sharedCart());
      const stored = await kit.client.succeed<readonly Method[]>('cartShippingMethods', parts);
      const expected = { carrier_code: 'flatrate', method_code: 'flatrate', method_title: 'DPD Courier', amount: 0 };
      same(
        stored.map(({ carrier_code, method_code, method_title, amount }) => ({
          carrier_code,
          method_code,
          method_title,
          amount,
        })),
        [expected],
      );
      for (const address of [{ country_id: 'IN' }, { country_id: 'US' }, MUMBAI]) {
        same(await kit.client.succeed('cartEstimateShippingMethods', { ...parts, body: { address } }), stored);
      }
    },
  },
  {
    id: 'cart/information',
    section: 0,
    operation: 'cartShippingInformation',
    rule: 'storing addresses answers the payment methods and the totals',
    async run(kit) {
      const cart = await kit.filledCart();
      const addressInformation = { shippingAddress: MUMBAI, billingAddress: MUMBAI };
      const parts = { ...inCart(cart), body: { addressInformation } };
      const { totals } = await kit.client.succeed<{ readonly totals: Totals }>('cartShippingInformation', parts);
      same(totals, await totalsOf(kit, cart), 'totals');
    },
  },
];

type Method = {
  readonly carrier_code: string;
  readonly method_code: string;
  readonly method_title: string;
  readonly amount: number;
};
