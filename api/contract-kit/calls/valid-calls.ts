import { userCart } from '#api/contract-kit/calls/cart-calls.ts';
import {
  newOrderId,
  orderOf,
  placeInUnion,
  placeOrder,
  plentyOrder,
  returnOf,
} from '#api/contract-kit/calls/order-calls.ts';
import { newEmail } from '#api/contract-kit/calls/user-calls.ts';
import type { Parts } from './client.ts';
import { cmsPath } from './cms-calls.ts';
import { consentChoice } from './consent-calls.ts';
import type { Kit } from './kit.ts';
import { shareList } from './list-calls.ts';
import { sellablePlenty } from './plenty.ts';
import { DUBLIN, FLATRATE, KURTA, KURTA_M, KURTA_S, MUMBAI, TEE } from './reference-data.ts';

type MakeCall = (kit: Kit) => Parts | Promise<Parts>;

const inCart: MakeCall = async (kit) => ({ query: { token: '', cartId: await kit.sharedCart() } });
const ofUser: MakeCall = async (kit) => ({ query: { token: (await kit.sharedUser()).token } });

/** With the user's own cart. */
const inOwnCart: MakeCall = async (kit) => {
  const { token } = await kit.sharedUser();
  return { query: { token, cartId: await userCart(kit.client, token) } };
};

function withBody(make: MakeCall, body: unknown): MakeCall {
  return async (kit) => ({ ...(await make(kit)), body });
}

function plain(parts: Parts): MakeCall {
  return () => parts;
}

const address = { address: { country_id: 'IN', city: MUMBAI.city } };
const information = { shippingAddress: MUMBAI, billingAddress: MUMBAI, ...FLATRATE };
const methods = { paymentMethod: { method: 'ccavenuepay' }, ...FLATRATE };
const review = {
  product_id: 1042,
  title: 'Contract kit',
  detail: 'Written by the contract kit.',
  nickname: 'Contract kit',
  review_entity: 'product',
};

const eventOf = () => ({
  event_name: 'PageView',
  event_id: 'PageView9f03c',
  event_time: Math.floor(Date.now() / 1_000),
  user_data: { em: null, fbc: null, fbp: null },
  event_source_url: 'https://shop.test/',
  action_source: 'website',
  custom_data: {},
});

const mailOf: MakeCall = async ({ client, options }) => ({
  body: {
    token: await client.succeed<string>('mailToken'),
    sourceAddress: newEmail(),
    targetAddress: options.mailTo,
    subject: 'Contract kit',
    emailText: 'Written by the contract kit.',
  },
});

/** One call of every operation that succeeds; nothing in it is left out that the contract asks for. */
const validCalls: Readonly<Record<string, MakeCall>> = {
  cartCreate: plain({ query: { token: '' } }),
  cartUpdate: withBody(inCart, { cartItem: { sku: KURTA_M, qty: 2 } }),
  cartDelete: withBody(inCart, { cartItem: { sku: 'contract-kit-none' } }),
  cartPull: inCart,
  cartPullPost: inCart,
  cartTotals: inCart,
  cartPaymentMethods: inCart,
  cartShippingMethods: inCart,
  cartEstimateShippingMethods: withBody(inCart, address),
  cartShippingInformation: withBody(inCart, { addressInformation: information }),
  cartCollectTotals: withBody(inCart, { methods }),
  cartApplyCoupon: async (kit) => ({ query: { token: '', cartId: await kit.filledCart(), coupon: 'FESTIVE10' } }),
  cartDeleteCoupon: inCart,
  catalogSearch: plain({ query: { type: 'product', size: '3', request: '{}' } }),
  catalogSearchPost: plain({ body: { type: 'product', size: 3, searchQuery: {} } }),
  graphql: plain({ body: { query: '{ products(pageSize: 1) { total_count items { sku } } }' } }),
  productList: plain({ query: { skus: `${KURTA},${TEE}` } }),
  productRenderList: plain({ query: { skus: `${KURTA},${TEE}` } }),
  sizeGuideCollection: plain({ body: { sku: KURTA, designer: 'Anjora' } }),
  stockCheck: plain({ query: { sku: KURTA_M } }),
  stockList: plain({ query: { skus: `${KURTA_M},${TEE}` } }),
  stockNotify: () => ({ body: { email: newEmail(), sku: KURTA_S } }),
  priceNotify: () => ({ body: { email: newEmail(), skus: [KURTA, TEE] } }),
  deliveryEstimate: plain({ query: { postcode: MUMBAI.postcode, skus: KURTA_M } }),
  taxRules: plain({}),
  reviewCreate: plain({ body: { review } }),
  orderCreate: async (kit) => ({
    query: { token: '' },
    body: orderOf({ lines: [{ sku: (await sellablePlenty(kit)).sku, qty: 1 }] }),
  }),
  orderGet: async (kit) => {
    const order_id = newOrderId();
    const lines = [{ sku: (await sellablePlenty(kit)).sku, qty: 1 }];
    await kit.client.succeed('orderCreate', { query: { token: '' }, body: orderOf({ lines, order_id }) });
    return { query: { orderId: order_id, token: '' } };
  },
  orderTrack: async (kit) => {
    const body = await plentyOrder(kit);
    await placeOrder(kit, body);
    return { body: { orderId: body.order_id, email: MUMBAI.email } };
  },
  orderCancel: async (kit) => {
    const body = await plentyOrder(kit);
    await placeOrder(kit, body);
    return { query: { token: '' }, body: { orderId: body.order_id, email: MUMBAI.email } };
  },
  orderWithdraw: async (kit) => {
    const { orderId } = await placeInUnion(kit);
    return { query: { token: '' }, body: { orderId, name: 'Contract Kit', email: DUBLIN.email } };
  },
  orderReturn: async (kit) => {
    const { token } = await kit.sharedUser();
    const { orderNumber } = (await placeOrder(kit, await plentyOrder(kit), token)).result;
    return { query: { token }, body: { ...returnOf(orderNumber), email: MUMBAI.email } };
  },
  userLogin: async (kit) => {
    const { email, password } = await kit.sharedUser();
    return { body: { username: email, password } };
  },
  userCreate: () => ({
    body: {
      customer: { email: newEmail(), firstname: 'Contract', lastname: 'Kit' },
      password: 'contract kit 9',
    },
  }),
  userMe: ofUser,
  userUpdate: async (kit) => {
    const { email, token } = await kit.sharedUser();
    return { query: { token }, body: { customer: { email, firstname: 'Contract', lastname: 'Kit' } } };
  },
  userRefresh: async (kit) => ({ body: { refreshToken: (await kit.newSession()).refreshToken } }),
  userResetPassword: () => ({ body: { email: newEmail() } }),
  userChangePassword: async (kit) => {
    const { token, password, newPassword } = await kit.passwordChanger();
    return { query: { token }, body: { currentPassword: password, newPassword } };
  },
  userExport: ofUser,
  userDelete: async (kit) => {
    const { token, password } = await kit.leaver();
    return { query: { token }, body: { currentPassword: password, storeCredit: 0 } };
  },
  userOrderHistory: ofUser,
  storeCreditTransactions: ofUser,
  storeCreditSpending: inOwnCart,
  storeCreditSpend: withBody(inOwnCart, { apply: false }),
  newsletterStatus: () => ({ query: { email: newEmail() } }),
  newsletterSubscribe: () => ({ body: { email: newEmail() } }),
  newsletterUnsubscribe: () => ({ body: { email: newEmail() } }),
  mailToken: plain({}),
  mailSend: mailOf,
  cmsPageById: async (kit) => ({ path: await cmsPath(kit, 'cms_page') }),
  cmsPageByIdentifier: async (kit) => ({ path: await cmsPath(kit, 'cms_page') }),
  cmsBlockById: async (kit) => ({ path: await cmsPath(kit, 'cms_block') }),
  cmsBlockByIdentifier: async (kit) => ({ path: await cmsPath(kit, 'cms_block') }),
  consentRecord: () => ({ body: consentChoice() }),
  wishlistShare: plain({ body: { skus: [KURTA, TEE] } }),
  wishlistShared: async ({ client }) => ({ query: { list: (await shareList(client)).list } }),
  wishlistUnshare: async ({ client }) => {
    const { list, secret } = await shareList(client);
    return { body: { list, secret } };
  },
  sendState: () => ({
    body: { id: newOrderId(), state: { items: [{ sku: TEE, qty: 1, price: 1_680 }], step: 'shipping' } },
  }),
  homeData: plain({}),
  commonConfig: plain({}),
  promotedOffers: plain({ path: { storeCode: 'default' } }),
  headImage: plain({ path: { storeCode: 'default' } }),
  storeLocator: plain({}),
  fbConversion: () => ({ body: eventOf() }),
};

/** Of which no caller can bring a success about: orders are delivered beside the contract. */
export function succeedsHere({ operationId }: { readonly operationId: string }): boolean {
  return operationId !== 'orderReturn';
}

/** The call that an operation answers with success, where one can be had (`succeedsHere`); throws RangeError for one that has none here. */
export async function validCall(kit: Kit, operationId: string): Promise<Parts> {
  const make = validCalls[operationId];
  if (!make) throw new RangeError(`There is no valid call for ${operationId}.`);
  return make(kit);
}
