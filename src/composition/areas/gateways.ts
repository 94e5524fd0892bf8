import type { Gateways } from '#adapters/gateways.ts';
import type { createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { type Absent, createLatePort } from '#adapters/late-port.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Failure } from '#domain/shared/reply.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import type { ByPriceSource } from './adjust-prices-by.ts';
import type { BySetting } from './search-call-by.ts';

/** Each way to the shop's API by the name of its service. */
const keys = {
  searchIndex: 'search',
  homeGateway: 'home',
  pageGateway: 'pages',
  blockGateway: 'blocks',
  promoGateway: 'promos',
  storeLocationGateway: 'stores',
  stockCheck: 'stock',
  reviewGateway: 'reviews',
  sizeGuideGateway: 'sizeGuides',
  cartGateway: 'cart',
  orderGateway: 'orders',
  userGateway: 'users',
  accountGateway: 'account',
  mailGateway: 'mails',
  trackingGateway: 'tracking',
  restockGateway: 'restock',
  priceFallGateway: 'priceFalls',
  sharedListGateway: 'sharedLists',
  deliveryGateway: 'delivery',
  newsletterGateway: 'newsletter',
} as const satisfies Readonly<Record<string, keyof Gateways>>;

type Keys = typeof keys;
type Way<Name extends keyof Keys> = (services: { readonly gateways: Gateways }) => Gateways[Keys[Name]];

/** Lists each way by its own name; all of them together are the service `gateways`. */
export const ways = Object.fromEntries(
  Object.entries(keys).map(([name, key]) => [name, ({ gateways }: { readonly gateways: Gateways }) => gateways[key]]),
) as { readonly [Name in keyof Keys]: Way<Name> };

const unreachable: Failure = { kind: 'unreachable' };

/** What each way answers while its code cannot be had. */
const absent: { readonly [Key in keyof Gateways]: Absent<Gateways[Key]> } = {
  search: { products: unreachable, categories: unreachable, attributes: unreachable },
  home: { sections: unreachable, promoted: unreachable },
  pages: { find: unreachable, findById: unreachable, search: unreachable, all: unreachable },
  blocks: { find: unreachable, findById: unreachable, startingWith: unreachable },
  promos: { current: unreachable },
  stores: { all: unreachable },
  stock: { look: stockUnsure, list: [] },
  reviews: { latest: unreachable, write: unreachable },
  sizeGuides: { find: unreachable },
  cart: {
    create: unreachable,
    pull: unreachable,
    update: unreachable,
    remove: unreachable,
    totals: unreachable,
    paymentMethods: unreachable,
    shippingMethods: unreachable,
    chooseShipping: unreachable,
    collectTotals: unreachable,
    applyCoupon: unreachable,
    removeCoupon: unreachable,
  },
  orders: {
    place: unreachable,
    get: unreachable,
    track: unreachable,
    cancel: unreachable,
    giveBack: unreachable,
    withdraw: unreachable,
  },
  users: { register: unreachable, resetPassword: unreachable, me: unreachable, change: unreachable },
  account: {
    orderHistory: unreachable,
    storeCredit: unreachable,
    creditUse: unreachable,
    spendCredit: unreachable,
    ownData: unreachable,
    deleteAccount: unreachable,
  },
  mails: { token: unreachable, send: unreachable },
  tracking: { tellCart: unreachable, tellEvent: unreachable, recordConsent: unreachable },
  restock: { ask: unreachable },
  priceFalls: { ask: unreachable },
  sharedLists: { share: unreachable, read: unreachable, end: unreachable },
  delivery: { estimate: unreachable },
  newsletter: { status: unreachable, subscribe: unreachable, unsubscribe: unreachable },
};

const absentTokens = { signIn: unreachable, renew: unreachable, holder: unreachable, changePassword: unreachable };

/** The shop's API for a page: the HTTP client and the wire arrive with the first call, never with the first page. */
export const lateGateways = {
  ...ways,
  gateways: createLateGateways,
  tokenGateway: createLateTokens,
};

function loadApi() {
  return import(/* webpackChunkName: "api" */ './browser-gateways.ts');
}

function createLateGateways(services: Parameters<typeof createHttpGateways>[0] & BySetting & ByPriceSource): Gateways {
  const load = askedOnce(async () => (await loadApi()).createBrowserGateways(services));
  const late = Object.values(keys).map((key) => [
    key,
    createLatePort<object>(absent[key], async () => (await load())[key]),
  ]);
  return Object.fromEntries(late) as Gateways; // a way for each key
}

function createLateTokens(services: Parameters<typeof createHttpTokens>[0]): TokenGateway {
  return createLatePort<TokenGateway>(absentTokens, async () => (await loadApi()).createBrowserTokens(services));
}
