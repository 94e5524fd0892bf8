import type { Gateways } from '#adapters/gateways.ts';
import { type Absent, createLatePort } from '#adapters/late-port.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { Failure } from '#domain/shared/reply.ts';
import { stockUnsure } from '#domain/stock/availability.ts';
import { ACCOUNT_GATEWAY } from '../account/kept-tokens.ts';
import { CART_GATEWAY } from '../cart/tokens.ts';
import { SEARCH_INDEX, STOCK_CHECK } from '../catalog/tokens.ts';
import { MAIL_GATEWAY } from '../contact/tokens.ts';
import { HOME_GATEWAY, PAGE_GATEWAY, PROMO_GATEWAY, STORE_LOCATION_GATEWAY } from '../content/tokens.ts';
import { NEWSLETTER_GATEWAY } from '../newsletter/tokens.ts';
import { ORDER_GATEWAY } from '../orders/tokens.ts';
import { REVIEW_GATEWAY, SIZE_GUIDE_GATEWAY } from '../product/tokens.ts';
import { type Bind, provide } from '../provide.ts';
import { TRACKING_GATEWAY } from '../queue/tokens.ts';
import { RESTOCK_GATEWAY } from '../restock/tokens.ts';
import { USER_GATEWAY } from '../session/tokens.ts';
import type { Token } from '../token.ts';

/** A way to the shop's API: what it is called, and what it answers while its code cannot be had. */
type Way<Gateway> = { readonly name: Token<Gateway>; readonly absent: Absent<Gateway> };

const unreachable: Failure = { kind: 'unreachable' };

const ways: { readonly [Key in keyof Gateways]: Way<Gateways[Key]> } = {
  search: {
    name: SEARCH_INDEX,
    absent: { products: unreachable, categories: unreachable, attributes: unreachable },
  },
  home: { name: HOME_GATEWAY, absent: { sections: unreachable, promoted: unreachable } },
  pages: { name: PAGE_GATEWAY, absent: { find: unreachable, search: unreachable } },
  promos: { name: PROMO_GATEWAY, absent: { current: unreachable } },
  stores: { name: STORE_LOCATION_GATEWAY, absent: { all: unreachable } },
  stock: { name: STOCK_CHECK, absent: { look: stockUnsure } },
  reviews: { name: REVIEW_GATEWAY, absent: { latest: unreachable, write: unreachable } },
  sizeGuides: { name: SIZE_GUIDE_GATEWAY, absent: { find: unreachable } },
  cart: {
    name: CART_GATEWAY,
    absent: {
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
  },
  orders: { name: ORDER_GATEWAY, absent: { place: unreachable, get: unreachable, track: unreachable } },
  users: {
    name: USER_GATEWAY,
    absent: { register: unreachable, resetPassword: unreachable, me: unreachable, change: unreachable },
  },
  account: {
    name: ACCOUNT_GATEWAY,
    absent: { orderHistory: unreachable, storeCredit: unreachable, creditUse: unreachable, spendCredit: unreachable },
  },
  mails: { name: MAIL_GATEWAY, absent: { token: unreachable, send: unreachable } },
  tracking: { name: TRACKING_GATEWAY, absent: { tellCart: unreachable, tellEvent: unreachable } },
  restock: { name: RESTOCK_GATEWAY, absent: { ask: unreachable } },
  newsletter: {
    name: NEWSLETTER_GATEWAY,
    absent: { status: unreachable, subscribe: unreachable, unsubscribe: unreachable },
  },
};

const keys = Object.keys(ways) as readonly (keyof Gateways)[];

/** Binds each way to the API by its own name; `all` is the name of what holds them. */
export function provideGateways(bind: Bind, all: Token<Gateways>): void {
  for (const key of keys) {
    provide<unknown, { readonly gateways: Gateways }>(bind, ways[key].name, ({ gateways }) => gateways[key], {
      gateways: all,
    });
  }
}

/** The way to tokens, whose code loads with the first call. */
export function lateTokens(load: () => Promise<TokenGateway>): TokenGateway {
  const absent = { signIn: unreachable, renew: unreachable, holder: unreachable, changePassword: unreachable };
  return createLatePort<TokenGateway>(absent, load);
}

/** All ways at once; their code loads with the first call. */
export function lateGateways(load: () => Promise<Gateways>): Gateways {
  const late = keys.map((key) => [key, createLatePort<object>(ways[key].absent, async () => (await load())[key])]);
  return Object.fromEntries(late) as Gateways; // a way for each key
}
