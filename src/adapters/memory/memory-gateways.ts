import type { Market } from '#domain/pricing/price-tag.ts';
import type { WithAuthorization } from '#domain/session/with-authorization.ts';
import type { Gateways } from '../gateways.ts';
import { createMemoryAccountGateway } from './memory-account-gateway.ts';
import { createMemoryBlockGateway } from './memory-block-gateway.ts';
import { createMemoryCartGateway } from './memory-cart-gateway.ts';
import { createMemoryDeliveryGateway } from './memory-delivery-gateway.ts';
import { createMemoryHomeGateway } from './memory-home-gateway.ts';
import { createMemoryMailGateway } from './memory-mail-gateway.ts';
import { createMemoryNewsletterGateway } from './memory-newsletter-gateway.ts';
import { createMemoryOrderGateway } from './memory-order-gateway.ts';
import { createMemoryPageGateway } from './memory-page-gateway.ts';
import { createMemoryPriceFallGateway } from './memory-price-fall-gateway.ts';
import { createMemoryProducts } from './memory-products.ts';
import { createMemoryPromoGateway } from './memory-promo-gateway.ts';
import { createMemoryRestockGateway } from './memory-restock-gateway.ts';
import { createMemoryReviewGateway } from './memory-review-gateway.ts';
import { createMemorySearchIndex } from './memory-search-index.ts';
import { createMemorySharedListGateway } from './memory-shared-list-gateway.ts';
import { createMemorySizeGuideGateway } from './memory-size-guide-gateway.ts';
import { createMemoryStockCheck } from './memory-stock-check.ts';
import { createMemoryStoreLocationGateway } from './memory-store-location-gateway.ts';
import { createMemoryTokenGateway } from './memory-token-gateway.ts';
import { createMemoryTrackingGateway } from './memory-tracking-gateway.ts';
import { createMemoryUserGateway } from './memory-user-gateway.ts';
import { createShopAccounts } from './shop-accounts.ts';

type Options = {
  /** Where and when the shop is visited. */
  readonly market: () => Market;
  /** The moment in ms since 1970; in the forenoon of the market's day when not said. */
  readonly now?: () => number;
  readonly isReachable?: () => boolean;
};

export type MemoryGateways = ReturnType<typeof createMemoryGateways>;

/** A whole shop of fakes that share its products: what an order takes, the search no longer finds. */
export function createMemoryGateways({ market, now = forenoonOf(market), ...reach }: Options) {
  const products = createMemoryProducts();
  const accounts = createShopAccounts();
  const cart = createMemoryCartGateway({ ...reach, market, products, accounts });
  const orders = createMemoryOrderGateway({ ...reach, accounts, products, carts: cart, today: () => market().today });
  return {
    products,
    accounts,
    tokens: createMemoryTokenGateway({ ...reach, accounts }),
    users: createMemoryUserGateway({ ...reach, accounts }),
    search: createMemorySearchIndex({ ...reach, market, products }),
    home: createMemoryHomeGateway(reach),
    pages: createMemoryPageGateway(reach),
    blocks: createMemoryBlockGateway(reach),
    promos: createMemoryPromoGateway(reach),
    stores: createMemoryStoreLocationGateway(reach),
    stock: createMemoryStockCheck({ ...reach, products }),
    cart,
    reviews: createMemoryReviewGateway({ ...reach, products }),
    sizeGuides: createMemorySizeGuideGateway(reach),
    orders,
    account: createMemoryAccountGateway({ ...reach, accounts, orders, carts: cart }),
    newsletter: createMemoryNewsletterGateway(reach),
    restock: createMemoryRestockGateway({ ...reach, products }),
    priceFalls: createMemoryPriceFallGateway({ ...reach, products, market, now }),
    sharedLists: createMemorySharedListGateway({ ...reach, products, now }),
    delivery: createMemoryDeliveryGateway({ ...reach, products, now }),
    mails: createMemoryMailGateway(reach),
    tracking: createMemoryTrackingGateway(reach),
  };
}

function forenoonOf(market: () => Market): () => number {
  return () => Date.parse(`${market().today}T10:00:00+05:30`);
}

type Named = Pick<Gateways, 'cart' | 'users' | 'account' | 'orders'>;

/** The ways of one visit to a shop of fakes: what is asked in the visitor's name bears the token of the session. */
export function inNameOf(
  withAuthorization: WithAuthorization,
  { cart, users, account, orders }: MemoryGateways,
): Named {
  const own = named(withAuthorization, cart);
  return {
    cart: { ...own, create: (whose) => (whose === 'guest' ? cart.create() : own.create()) },
    users: named(withAuthorization, users),
    account: named(withAuthorization, account),
    orders: {
      ...orders,
      get: (id) => withAuthorization((token) => orders.as(token).get(id)),
      cancel: (request) => withAuthorization((token) => orders.as(token).cancel(request)),
      giveBack: (request) => withAuthorization((token) => orders.as(token).giveBack(request)),
    },
  };
}

/** Each verb is asked as whoever has the token of the moment. */
function named<Port extends object>(
  withAuthorization: WithAuthorization,
  gateway: { readonly as: (token: string) => Port },
): Port {
  const verbs = Object.keys(gateway.as('')).map((verb) => [verb, asked(verb)]);
  return Object.fromEntries(verbs) as Port; // a verb for each of the port

  function asked(verb: string) {
    return (...args: readonly unknown[]) =>
      withAuthorization((token) => {
        const theirs: object = gateway.as(token);
        return Reflect.apply(Reflect.get(theirs, verb), theirs, args);
      });
  }
}
