import { FLATRATE_PIGEON } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';

const NO_ADDRESS = 'No address element provided within the request body';
const NO_METHODS = 'No shipping and payment methods element provided within the request body';
const NO_CARRIER = 'Carrier with such method not found: {carrier}, {method}';
const PIGEON = 'Carrier with such method not found: pigeon, post';

const india = { country_id: 'IN' };

/** Addresses and methods that a cart refuses, in the words of the contract. */
export const methodRefusals: readonly Check[] = [
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
];
