import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveRules } from '#adapters/contracts/prove-rules.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { accountGatewayRules } from './account-gateway-rules.ts';
import { blockGatewayRules } from './block-gateway-rules.ts';
import { customersInMemory, customersOverHttp } from './customer-shops.ts';
import { homeGatewayRules } from './home-gateway-rules.ts';
import { type Asked, askKit, type Measure, measureOf, tooFewOf } from './kit/ask-kit.ts';
import { pageGatewayRules } from './page-gateway-rules.ts';
import { promoGatewayRules } from './promo-gateway-rules.ts';
import { proveShop } from './prove-shop.ts';
import { openReferenceShop, type ReferenceShop } from './reference-shop.ts';
import { memoryOutOfReach, portsInMemory, portsOverHttp } from './reference-shops.ts';
import { reviewGatewayRules, withReviewedProduct } from './review-gateway-rules.ts';
import { searchIndexRules } from './search-index-rules.ts';
import { searchTextRules } from './search-text-rules.ts';
import type { ShopPorts } from './shop-ports.ts';
import { sizeGuideGatewayRules } from './size-guide-gateway-rules.ts';
import { storeLocationGatewayRules } from './store-location-gateway-rules.ts';

let api: ReferenceShop;
let measure: Measure;
let overHttp: ShopPorts;
let inGraphql: ShopPorts;
let inMemory: ShopPorts;

beforeAll(async () => {
  api = await openReferenceShop();
  measure = await measureOf(api.url);
  overHttp = portsOverHttp(api, api.transport());
  inGraphql = portsOverHttp(api, api.transport(), 'graphql');
  inMemory = await portsInMemory(overHttp);
}, 120_000);

afterAll(() => api.close());

/** The reference API through the adapters that the shop is shipped with, and the fakes with all that it sells. */
const shops = [
  { name: 'over HTTP', open: () => overHttp, nowhere: () => portsOverHttp(api, api.nowhere()) },
  { name: 'in memory', open: () => inMemory, nowhere: memoryOutOfReach },
];

describe('the contract kit, asked through the ports of the domain', () => {
  const asked = new Map<string, Asked>();

  test.each(shops)('the shop $name passes all that can be asked', { timeout: 120_000 }, async ({ name, open }) => {
    const outcome = await askKit(open(), measure);
    asked.set(name, outcome);
    expect(outcome.failed).toEqual([]);
    expect(tooFewOf(outcome)).toEqual({});
  });

  test('the same is asked of both', () => {
    const [one, other] = shops.map(({ name }) => asked.get(name)?.passed.map(({ id }) => id));
    expect(one).toEqual(other);
  });
});

/** Both ways to ask the catalog, and the fake. */
const catalogs = [
  ...shops,
  { name: 'in GraphQL', open: () => inGraphql, nowhere: () => portsOverHttp(api, api.nowhere(), 'graphql') },
];

describe.each(catalogs)('the catalog $name', ({ open, nowhere }) => {
  const withUnreachable = () => ({ ...open(), unreachable: nowhere() });

  proveRules('the reviews of a product', reviewGatewayRules, () => withReviewedProduct(withUnreachable()));
  proveRules('the pages of the merchant', pageGatewayRules, withUnreachable);
  proveRules('the blocks of the merchant', blockGatewayRules, withUnreachable);
  for (const country of ['IN', 'US'] as const) {
    proveRules(`the search for ${country}`, [...searchIndexRules, ...searchTextRules], () => {
      open().goTo(country);
      return open();
    });
  }
});

describe.each(shops)('the shop $name', ({ open, nowhere }) => {
  const from = (country: CountryId) => () => {
    open().goTo(country);
    return open();
  };
  const withUnreachable = () => ({ ...open(), unreachable: nowhere() });

  proveShop({ open: from('IN'), nowhere });
  proveRules('the home page', homeGatewayRules, withUnreachable);
  proveRules('what is announced', promoGatewayRules, withUnreachable);
  proveRules('the shops to walk into', storeLocationGatewayRules, withUnreachable);
  proveRules('size guides', sizeGuideGatewayRules, withUnreachable);
});

describe.each([
  { name: 'over HTTP', open: () => customersOverHttp(api) },
  { name: 'in memory', open: customersInMemory },
])('the shop $name', ({ open }) => {
  proveRules('the accounts of customers', accountGatewayRules, open);
});

test('the whole catalog of the demo shop can be read', () => {
  expect(api.log.errors()).toEqual([]);
});
