import type { Parts } from '#api/contract-kit/calls/client.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { orderOf, placeOrder, plentyOrder, SAID_TYPES, unsentOrderOf } from '#api/contract-kit/calls/order-calls.ts';
import { sellablePlenty, sellableVirtual } from '#api/contract-kit/calls/plenty.ts';
import { NEW_YORK, UNREACHED_PIN } from '#api/contract-kit/calls/reference-data.ts';
import type { Placement } from '#api/contract-kit/calls/shapes.ts';
import { answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

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
        {
          field: 'payment_method_code',
          addressInformation: { ...given, shippingAddress: NEW_YORK },
          country: 'US',
        },
        {
          field: 'shipping_method_code',
          addressInformation: { ...given, shipping_method_code: 'pigeon' },
          country: 'IN',
        },
      ];
      for (const { field, addressInformation, country } of wrong) {
        const parts = { body: { ...body, addressInformation }, headers: { 'country-id': country } };
        await refusedFor(kit, parts, [field]);
      }
    },
  },
  {
    id: 'order/nobody-delivers',
    section: 12,
    operation: 'orderCreate',
    rule: 'goods for a PIN code to which nobody delivers are refused with 400 by its field',
    async run(kit) {
      const body = await plentyOrder(kit);
      const shippingAddress = { ...body.addressInformation.shippingAddress, postcode: UNREACHED_PIN };
      const addressInformation = { ...body.addressInformation, shippingAddress };
      await refusedFor(kit, { body: { ...body, addressInformation } }, ['shippingAddress.postcode']);
    },
  },
  {
    id: 'order/virtual',
    section: 7,
    operation: 'orderCreate',
    rule: 'a virtual product needs neither address nor courier, whatever its line says of its type',
    async run(kit) {
      const { sku } = await sellableVirtual(kit);
      for (const said of SAID_TYPES) {
        const body = unsentOrderOf({ lines: [{ sku, qty: 1 }], payment: 'paypalstandard' }, said);
        await kit.client.succeed<Placement>('orderCreate', { query: { token: '' }, body });
      }
    },
  },
  {
    id: 'order/type-of-the-server',
    section: 7,
    operation: 'orderCreate',
    rule: 'a virtual product is not paid at the door and goods need an address, whatever their lines say of their type',
    async run(kit) {
      const [virtual, shippable] = await Promise.all([sellableVirtual(kit), sellablePlenty(kit)]);
      for (const said of SAID_TYPES) {
        const atTheDoor = unsentOrderOf({ lines: [{ sku: virtual.sku, qty: 1 }] }, said);
        await refusedFor(kit, { body: atTheDoor }, ['payment_method_code']);
        const nowhere = unsentOrderOf({ lines: [{ sku: shippable.sku, qty: 1 }], payment: 'paypalstandard' }, said);
        await refusedFor(kit, { body: nowhere }, ['shippingAddress', 'shipping_carrier_code', 'shipping_method_code']);
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

async function refusedFor({ client }: Kit, parts: Parts, fields: readonly string[]): Promise<void> {
  const { status, result } = await client.call<readonly { readonly field: string }[]>('orderCreate', parts);
  same(status, 400, 'status');
  same(
    result.map(({ field }) => field),
    fields.map((field) => `addressInformation.${field}`),
    'fields',
  );
}
