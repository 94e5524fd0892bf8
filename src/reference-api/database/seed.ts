import { SIZE_GUIDES } from '#reference-api/catalogue/size-guide-operations.ts';
import { storeCategories } from '#reference-api/catalogue/store-categories.ts';
import { storeContent } from '#reference-api/catalogue/store-content.ts';
import { storeProducts } from '#reference-api/catalogue/store-products.ts';
import { type BannerFiles, bannersOf } from '#reference-api/content/banner-operations.ts';
import { HOME_SECTIONS, PROMO_ITEMS } from '#reference-api/content/home-operations.ts';
import type { PromoItem } from '#reference-api/content/promo-items.ts';
import { nameIn } from '#reference-api/content/read-content.ts';
import { SHOPS } from '#reference-api/content/store-locator.ts';
import type { DemoCollection, StoreViewRecord } from '#reference-api/demo/records.ts';
import { storeReviews } from '#reference-api/reviews/store-reviews.ts';
import { type DemoUser, storeUsers } from '#reference-api/users/store-users.ts';
import type { Database } from './open-database.ts';

export type Seed = {
  readonly collection: DemoCollection;
  /** By store code. */
  readonly promoItems: Readonly<Record<string, readonly PromoItem[]>>;
  readonly users: readonly DemoUser[];
};

export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Fills an empty database, all or nothing. */
export async function seed(db: Database, content: Seed): Promise<void> {
  await db.transaction().execute((transaction) => write(transaction, content));
}

/** Products come after the tax rules and the categories, which they read; reviews after the products. */
async function write(db: Database, content: Seed): Promise<void> {
  const { attributes, categories, taxRules, contentEntities, products, reviews } = content.collection;
  await db
    .insertInto('tax_rules')
    .values(taxRules.map((rule) => ({ id: rule.id, record: JSON.stringify(rule) })))
    .execute();
  await db.insertInto('attributes').values(attributes.map(attributeRow)).execute();
  await db
    .insertInto('content')
    .values(contentRows(contentOf(content)))
    .execute();
  await storeCategories(db, categories);
  await storeContent(db, contentEntities);
  await storeProducts(db, products);
  await storeReviews(db, reviews);
  await storeUsers(db, content.users);
}

function attributeRow(attribute: DemoCollection['attributes'][number]) {
  return { id: attribute.attribute_id, code: attribute.attribute_code, record: JSON.stringify(attribute) };
}

function contentOf({ collection, promoItems }: Seed): Readonly<Record<string, unknown>> {
  const { sizeGuides, shops, storeViews } = collection;
  const views = Object.entries({ default: collection, ...storeViews }).map(([code, view]) => contentIn(code, view));
  const strips = Object.entries(promoItems).map(([code, items]) => ({ [nameIn(code, PROMO_ITEMS)]: items }));
  return Object.assign({ [SIZE_GUIDES]: sizeGuides, [SHOPS]: shops }, ...views, ...strips);
}

function contentIn(storeCode: string, { homeSections, offers, headImage }: StoreViewRecord): Record<string, unknown> {
  const banners: BannerFiles = { 'promoted_offers.json': offers, 'main-image.json': headImage };
  return { [nameIn(storeCode, HOME_SECTIONS)]: homeSections, [bannersOf(storeCode)]: banners };
}

function contentRows(values: Readonly<Record<string, unknown>>) {
  return Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}
