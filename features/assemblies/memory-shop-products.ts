import type { MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { moneyOf } from '#domain/shared/money.ts';
import type { GroupPrices } from './group-search.ts';
import { categoryOf } from './memory-categories.ts';
import { guideOfKurtas, reviewsOf } from './memory-fit.ts';
import { bannerTitled, homePlanOf, rowOf } from './memory-home.ts';
import { productOf } from './memory-products.ts';
import { promoTold } from './promo-told.ts';
import type { ToldShopApi } from './shop-api.ts';
import { storeTold } from './store-told.ts';

/** What the shop in memory is told to sell and to show. */
export function sellingFrom(
  { products, search, restock, reviews, sizeGuides }: MemoryGateways,
  groupPrices: GroupPrices,
) {
  return {
    async sell(spec) {
      const product = productOf(spec);
      products.put(product);
      reviews.put(product.id, reviewsOf(spec));
      groupPrices.set(skuOf(spec.sku), spec.groupPrice === null ? null : moneyOf(spec.groupPrice));
    },
    measures: async ({ sku }) => sizeGuides.put(sku, guideOfKurtas),
    addCategory: async (spec) => search.putCategories(categoryOf(spec)),
    async leaves({ sku }, quantity) {
      products.leave(skuOf(sku), quantity);
    },
    async restocks(sku, quantity) {
      products.leave(skuOf(sku), quantity);
      restock.tellRestocked();
    },
  } satisfies Partial<ToldShopApi>;
}

export function showingFrom({ home, stores, promos, pages, blocks }: MemoryGateways) {
  return {
    planHome: async (titles, spec, days) => home.put(homePlanOf(titles, spec, days)),
    plansRowOf: async (title, name) => home.put([rowOf(title, { kind: 'category-name', name })]),
    promotes: async ({ head, small, product = [] }) =>
      home.promote({
        head: head === null ? null : bannerTitled(head),
        small: small.map(bannerTitled),
        product: product.map(bannerTitled),
      }),
    opensStores: async (told) => stores.open(...told.map(storeTold)),
    writesPage: async ({ id, identifier, title, content }) =>
      pages.write({ id, identifier, title, content, description: '', updatedAt: '' }),
    writesBlock: async (block) => blocks.write(block),
    announces: async (told) => promos.announce(...told.map(promoTold)),
  } satisfies Partial<ToldShopApi>;
}

export function givingFrom({ account, cart, newsletter }: MemoryGateways) {
  return {
    givesCredit: async ({ email }, amount) => account.book(email, { amount: moneyOf(amount) }),
    givesCoupon: async (code, percent) => cart.putCoupon({ code, percent }),
    sendsNewsletterTo: async (email) => newsletter.put(email, 'subscribed'),
  } satisfies Partial<ToldShopApi>;
}
