import type { Parts } from '#contract-kit/calls/client.ts';
import type { Kit } from '#contract-kit/calls/kit.ts';
import { COUPON, FLATRATE_PIGEON, KURTA, NOBODY } from '#contract-kit/calls/reference-data.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { holds } from '#contract-kit/run/mismatch.ts';
import { refusedCheck } from './refusals.ts';

const NO_ITEM = 'No cartItem element provided within the request body';
const NO_ADDRESS = 'No address element provided within the request body';
const NO_METHODS = 'No shipping and payment methods element provided within the request body';
const NOT_AVAILABLE = 'Product that you are trying to add is not available.';
const NO_CARRIER = 'Carrier with such method not found: {carrier}, {method}';
const PIGEON = 'Carrier with such method not found: pigeon, post';

const item = (cartItem: unknown): Parts => ({ body: { cartItem } });
const india = { country_id: 'IN' };

/** What the cart's calls refuse, in the words of the contract. */
export const cartRefusals: readonly Check[] = [
  ...['cartUpdate', 'cartDelete'].map((operation) =>
    refusedCheck({
      id: `cart/${operation}-no-item`,
      operation,
      when: 'cartItem is missing',
      status: 400,
      message: NO_ITEM,
      wrong: [{ body: {} }, { body: { cartItem: null } }, { body: null }, { body: [] }],
    }),
  ),
  refusedCheck({
    id: 'cart/update-not-available',
    operation: 'cartUpdate',
    when: 'the sku is unknown, or the options of a configurable product select no variant',
    status: 422,
    message: NOT_AVAILABLE,
    wrong: [
      item({ sku: NOBODY, qty: 1 }),
      item({ sku: KURTA, qty: 1 }),
      item({ sku: KURTA, qty: 1, product_option: optionOf('93', '49') }),
      item({ sku: KURTA, qty: 1, product_option: optionOf('142', '999999') }),
    ],
  }),
  refusedCheck({
    id: 'cart/update-needs-options',
    operation: 'cartUpdate',
    when: 'a bundle or a download comes without the options it needs',
    status: 422,
    message: 'Please enter the options of the product',
    wrong: withoutOptions,
  }),
  refusedCheck({
    id: 'cart/estimate-no-address',
    operation: 'cartEstimateShippingMethods',
    when: 'the address is missing',
    status: 400,
    message: NO_ADDRESS,
    wrong: [{ body: {} }, { body: { address: null } }],
  }),
  refusedCheck({
    id: 'cart/information-no-address',
    operation: 'cartShippingInformation',
    when: 'addressInformation or its shippingAddress is missing',
    status: 400,
    message: NO_ADDRESS,
    wrong: [
      { body: {} },
      { body: { addressInformation: {} } },
      { body: { addressInformation: { billingAddress: india } } },
    ],
  }),
  refusedCheck({
    id: 'cart/information-no-carrier',
    operation: 'cartShippingInformation',
    when: 'the codes are not among the shipping methods',
    status: 422,
    message: NO_CARRIER,
    filled: PIGEON,
    wrong: [{ body: { addressInformation: { shippingAddress: india, ...FLATRATE_PIGEON } } }],
  }),
  refusedCheck({
    id: 'cart/collect-no-methods',
    operation: 'cartCollectTotals',
    when: 'methods is missing',
    status: 400,
    message: NO_METHODS,
    wrong: [{ body: {} }, { body: { methods: null } }],
  }),
  refusedCheck({
    id: 'cart/collect-no-payment',
    operation: 'cartCollectTotals',
    when: 'the payment method is not among those of the cart',
    status: 422,
    message: 'The requested Payment Method is not available.',
    wrong: [
      { body: { methods: { paymentMethod: { method: 'barter' } } } },
      { body: { methods: { paymentMethod: { method: 'cashondelivery' } } }, headers: { 'country-id': 'US' } },
    ],
  }),
  refusedCheck({
    id: 'cart/collect-no-carrier',
    operation: 'cartCollectTotals',
    when: 'the codes are not among the shipping methods',
    status: 422,
    message: NO_CARRIER,
    filled: PIGEON,
    wrong: [{ body: { methods: FLATRATE_PIGEON } }],
  }),
  {
    id: 'cart/coupon-missing',
    section: 0,
    operation: 'cartApplyCoupon',
    rule: 'refused with 400 "No coupon code provided": missing or empty',
    proves: ['cartApplyCoupon 400 No coupon code provided'],
    async run(kit) {
      const query = { token: '', cartId: await kit.sharedCart() };
      await kit.client.refuse('cartApplyCoupon', { query }, 400, 'No coupon code provided');
      await kit.client.refuse('cartApplyCoupon', { query: { ...query, coupon: '' } }, 400, 'No coupon code provided');
    },
  },
  refusedCheck({
    id: 'cart/coupon-unknown',
    operation: 'cartApplyCoupon',
    when: 'the code is unknown',
    status: 422,
    message: "The coupon code isn't valid. Verify the code and try again.",
    wrong: [
      { query: { coupon: NOBODY } },
      { query: { coupon: `${COUPON}%` } },
      { query: { coupon: '_'.repeat(COUPON.length) } },
    ],
  }),
];

function optionOf(option_id: string, option_value: string): unknown {
  return { extension_attributes: { configurable_item_options: [{ option_id, option_value }] } };
}

async function withoutOptions(kit: Kit): Promise<readonly Parts[]> {
  const skus = (await kit.catalogue()).filter(({ type_id }) => type_id === 'bundle').map(({ sku }) => sku);
  holds(skus.length > 0, 'a bundle in the catalogue', 'none');
  return skus.slice(0, 2).map((sku) => item({ sku, qty: 1 }));
}
