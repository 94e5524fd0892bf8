import { promoForBench } from './promo-told.ts';
import { paths } from './real-shop-faults.ts';
import type { ToldShopApi } from './shop-api.ts';
import { storeForBench } from './store-told.ts';
import type { Workbench } from './workbench.ts';
import { homeSectionsOf, shortCategoryOf, shortProductOf } from './workbench-products.ts';

/** What the real API is told to sell and to show. */
export function sellingBy({ ask }: Workbench) {
  return {
    async sell(spec) {
      await ask('POST', '/workbench/products', shortProductOf(spec));
      if (!spec.isStockOn)
        await ask('POST', '/workbench/stock', {
          sku: spec.sku,
          qty: spec.quantity,
          is_in_stock: false,
          stock_status: 0,
        });
      const { sku, stars } = spec;
      const fits = spec.fits.map((fit) => fit.replace('-', '_'));
      if (stars.length + fits.length > 0) await ask('POST', '/workbench/reviews', { sku, stars, fits });
    },
    measures: async () => undefined, // what the bench sells are women's kurtas, and the collection measures those
    addCategory: async (spec) => void (await ask('POST', '/workbench/categories', shortCategoryOf(spec))),
    planHome: async (titles, spec, days) =>
      void (await ask('POST', '/workbench/home', { sections: homeSectionsOf(titles, spec, days) })),
    plansRowOf: async (title, category_name) => {
      const section = { id: 1, type: 'product_slider', title, position: 1, category_name };
      await ask('POST', '/workbench/home', { sections: [section] });
    },
    promotes: async (banners) => void (await ask('POST', '/workbench/banners', banners)),
    opensStores: async (told) => void (await ask('POST', '/workbench/shops', { shops: told.map(storeForBench) })),
    writesPage: async (page) => void (await ask('POST', '/workbench/pages', { type: 'cms_page', ...page })),
    translates: async (language, words) => void (await ask('POST', '/workbench/translations', { language, words })),
    writesBlock: async (block) => void (await ask('POST', '/workbench/pages', { type: 'cms_block', ...block })),
    announces: async (told) => void (await ask('POST', '/workbench/promos', { items: told.map(promoForBench) })),
    givesCredit: async ({ email }, amount) => void (await ask('POST', '/workbench/credits', { email, amount })),
    givesCoupon: async (code, percent) => void (await ask('POST', '/workbench/coupons', { code, percent })),
    leaves: async ({ sku }, qty) => void (await ask('POST', '/workbench/stock', { sku, qty })),
    sendsNewsletterTo: async (email) => void (await ask('POST', paths.newsletter, { email })),
    async restocks(sku, qty) {
      await ask('POST', '/workbench/stock', { sku, qty });
      await ask('POST', '/workbench/restock-round');
    },
  } satisfies Partial<ToldShopApi>;
}
