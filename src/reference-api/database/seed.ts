import { storeCategories } from '#reference-api/catalogue/store-categories.ts';
import { storeContent } from '#reference-api/catalogue/store-content.ts';
import { storeProducts } from '#reference-api/catalogue/store-products.ts';
import { HOME_SECTIONS, PROMO_ITEMS } from '#reference-api/content/home-operations.ts';
import type { PromoItem } from '#reference-api/content/promo-items.ts';
import type { DemoCollection } from '#reference-api/demo/records.ts';
import type { Database } from './open-database.ts';

export type Seed = { readonly collection: DemoCollection; readonly promoItems: readonly PromoItem[] };

export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Fills an empty database, all or nothing. */
export async function seed(db: Database, content: Seed): Promise<void> {
  await db.transaction().execute((transaction) => write(transaction, content));
}

/** Products come last: they read the tax rules and the categories. */
async function write(db: Database, { collection, promoItems }: Seed): Promise<void> {
  const { attributes, categories, taxRules, homeSections, offers, contentEntities, products } = collection;
  await db
    .insertInto('tax_rules')
    .values(taxRules.map((rule) => ({ id: rule.id, record: JSON.stringify(rule) })))
    .execute();
  await db.insertInto('attributes').values(attributes.map(attributeRow)).execute();
  await db
    .insertInto('content')
    .values(contentRows({ [HOME_SECTIONS]: homeSections, [PROMO_ITEMS]: promoItems, offers }))
    .execute();
  await storeCategories(db, categories);
  await storeContent(db, contentEntities);
  await storeProducts(db, products);
}

function attributeRow(attribute: DemoCollection['attributes'][number]) {
  return { id: attribute.attribute_id, code: attribute.attribute_code, record: JSON.stringify(attribute) };
}

function contentRows(values: Readonly<Record<string, unknown>>) {
  return Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
}
