import { sql } from 'kysely';
import { CMS_HIERARCHY } from '#api/catalog/search-sources.ts';
import { storeSearchTerms } from '#api/catalog/search-terms.ts';
import { SIZE_GUIDES } from '#api/catalog/size-guide-operations.ts';
import { storeCategories } from '#api/catalog/store-categories.ts';
import { storeContent } from '#api/catalog/store-content.ts';
import { storeProducts } from '#api/catalog/store-products.ts';
import { type BannerFiles, bannersOf } from '#api/content/banner-operations.ts';
import { HOME_SECTIONS, PROMO_ITEMS } from '#api/content/home-operations.ts';
import type { PromoItem } from '#api/content/promo-item.ts';
import { nameIn } from '#api/content/read-content.ts';
import { SHOPS } from '#api/content/store-locator.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Collection } from '#api/records/collection.ts';
import type { StoreViewRecord } from '#api/records/content-records.ts';
import { storeReviews } from '#api/reviews/store-reviews.ts';
import { storeTranslations } from '#api/translations/store-translations.ts';
import { type SeedUser, storeUsers } from '#api/users/store-users.ts';
import { termsOfNames } from './name-terms.ts';

export type Seed = {
  /** Names what is in the collection: another version takes its place. */
  readonly version: string;
  readonly collection: Collection;
  /** By store code. */
  readonly promoItems: Readonly<Record<string, readonly PromoItem[]>>;
  readonly users: readonly SeedUser[];
};

/** The row of `content` that says which collection was written last. */
const WRITTEN = 'collection';

type Written = { readonly version: string; readonly products: readonly number[] };

/**
 * Writes the collection where another version of it, or none, was written before; all or nothing. What is not of the
 * collection (orders, carts, accounts, reviews by shoppers, own products) stays as it is; a product that the collection
 * no longer has is switched off, because orders and reviews may tell of it. Answers whether anything was written.
 */
export async function seed(db: Database, content: Seed): Promise<boolean> {
  const row = await db.selectFrom('content').select('value').where('name', '=', WRITTEN).executeTakeFirst();
  const before = row?.value as Written | undefined;
  if (before?.version === content.version) return false;
  await db.transaction().execute((transaction) => write(transaction, content, before?.products ?? []));
  return true;
}

/** Whether a collection was ever written here. */
export async function isSeeded(db: Database): Promise<boolean> {
  const row = await db.selectFrom('content').select('name').where('name', '=', WRITTEN).executeTakeFirst();
  return row !== undefined;
}

/** Products come after the tax rules and the categories, which they read; reviews after the products. */
async function write(db: Database, content: Seed, before: readonly number[]): Promise<void> {
  const { attributes, categories, taxRules, searchTerms, contentEntities, products, reviews } = content.collection;
  const ids = products.map(({ id }) => id);
  await db
    .insertInto('tax_rules')
    .values(taxRules.map((rule) => ({ id: rule.id, record: JSON.stringify(rule) })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ record: ref('excluded.record') })))
    .execute();
  await db
    .insertInto('attributes')
    .values(attributes.map(attributeRow))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ code: ref('excluded.code'), record: ref('excluded.record') })),
    )
    .execute();
  await storeSearchTerms(db, [...termsOfNames(content.collection), ...searchTerms]); // the merchant's own count
  await storeCategories(db, categories);
  await storeContent(db, contentEntities);
  await storeProducts(db, products);
  await switchOff(
    db,
    before.filter((id) => !ids.includes(id)),
  );
  await storeReviews(db, reviews);
  await storeUsers(db, content.users);
  await storeTranslations(db, content.collection.translations);
  const written: Written = { version: content.version, products: ids };
  await db
    .insertInto('content')
    .values(contentRows({ ...contentOf(content), [WRITTEN]: written }))
    .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute();
}

/** Neither sold nor listed any more. */
async function switchOff(db: Database, products: readonly number[]): Promise<void> {
  const off = JSON.stringify({ status: 2, visibility: 1 });
  await sql`
    update products set status = 2, facts = facts || ${off}::jsonb, record = record || ${off}::jsonb
    where id = any(${products}::integer[])`.execute(db);
  await sql`update stock set enabled = false where product_id = any(${products}::integer[])`.execute(db);
}

function attributeRow(attribute: Collection['attributes'][number]) {
  return { id: attribute.attribute_id, code: attribute.attribute_code, record: JSON.stringify(attribute) };
}

function contentOf({ collection, promoItems }: Seed): Readonly<Record<string, unknown>> {
  const { sizeGuides, shops, contentNodes, storeViews } = collection;
  const views = Object.entries({ default: collection, ...storeViews }).map(([code, view]) => contentIn(code, view));
  const strips = Object.entries(promoItems).map(([code, items]) => ({ [nameIn(code, PROMO_ITEMS)]: items }));
  return Object.assign(
    { [SIZE_GUIDES]: sizeGuides, [SHOPS]: shops, [CMS_HIERARCHY]: contentNodes },
    ...views,
    ...strips,
  );
}

function contentIn(storeCode: string, { homeSections, offers, headImage }: StoreViewRecord): Record<string, unknown> {
  const banners: BannerFiles = { 'promoted_offers.json': offers, 'main-image.json': headImage };
  return { [nameIn(storeCode, HOME_SECTIONS)]: homeSections, [bannersOf(storeCode)]: banners };
}

function contentRows(values: Readonly<Record<string, unknown>>) {
  return Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}
