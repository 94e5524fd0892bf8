import { orderOf, placeOrder, plentyOrder } from '#contract-kit/calls/order-calls.ts';
import { sellablePlenty } from '#contract-kit/calls/plenty.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';

/** An order is paid and sent in a way that is offered. */
export const orderMethodChecks: readonly Check[] = [
  {
    id: 'order/not-offered',
    section: 0,
    operation: 'orderCreate',
    rule: 'a payment or shipping method that is not offered is refused with 400 by its field',
    proves: [answerName('orderCreate', 400, 'validation list')],
    async run(kit) {
      const body = await plentyOrder(kit);
      const given = body.addressInformation;
      const wrong = [
        {
          field: 'payment_method_code',
          addressInformation: { ...given, payment_method_code: 'barter' },
          country: 'IN',
        },
        { field: 'payment_method_code', addressInformation: given, country: 'US' },
        {
          field: 'shipping_method_code',
          addressInformation: { ...given, shipping_method_code: 'pigeon' },
          country: 'IN',
        },
      ];
      for (const { field, addressInformation, country } of wrong) {
        const parts = { body: { ...body, addressInformation }, headers: { 'country-id': country } };
        const { status, result } = await kit.client.call<readonly { readonly field: string }[]>('orderCreate', parts);
        same(status, 400, 'status');
        same(
          result.map((fault) => fault.field),
          [`addressInformation.${field}`],
          'fields',
        );
      }
    },
  },
  {
    id: 'order/payment-page',
    section: 0,
    operation: 'orderCreate',
    rule: 'an order that is paid elsewhere may name the absolute address of that page; cash on delivery names none',
    async run(kit) {
      const { sku } = await sellablePlenty(kit);
      const redirectOf = async (payment: string) =>
        (await placeOrder(kit, orderOf({ lines: [{ sku, qty: 1 }], payment }))).result.redirect_url;
      same(await redirectOf('cashondelivery'), null, 'redirect_url of cash on delivery');
      for (const payment of ['ccavenuepay', 'paypalstandard']) {
        const address = await redirectOf(payment);
        holds(address === null || URL.canParse(address), `an absolute address or null for ${payment}`, address);
      }
    },
  },
];
