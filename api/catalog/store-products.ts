import { type Insertable, sql } from 'kysely';
import type { ProductTable, StockTable } from '#api/database/catalog-tables.ts';
import type { Database } from '#api/database/open-database.ts';
import { type BasisPoints, basisPointsOf, paiseOf, withTax } from '#api/money/paise.ts';
import type { CategoryRecord, TaxRuleRecord } from '#api/records/catalog-records.ts';
import { factsOf, placesOf } from '#api/records/product-facts.ts';
import type { PriceRecord, ProductRecord } from '#api/records/product-records.ts';
import { storeWords, type Texts } from './store-words.ts';

/** GST of a tax class: the Indian rate of the first rule that holds it, 0 without one. Contract, section 4. */
export function taxRateOf(taxClass: number, rules: readonly TaxRuleRecord[]): BasisPoints {
  const rule = rules.find(({ product_tax_class_ids: classes }) => classes.includes(taxClass));
  return basisPointsOf(rule?.rates.find(({ tax_country_id: country }) => country === 'IN')?.rate ?? 0);
}

/** Writes products as they are given, those with a known id anew, stock included. To be called in a transaction. */
export async function storeProducts(db: Database, products: readonly ProductRecord[]): Promise<void> {
  const rules = await db.selectFrom('tax_rules').select('record').orderBy('id').execute();
  const categories = await db.selectFrom('categories').select('record').orderBy('id').execute();
  const world = { rules: rules.map(({ record }) => record), categories: categories.map(({ record }) => record) };
  // All of it first: a sku may have gone from one product to another.
  await sql`delete from stock where product_id = any(${products.map(({ id }) => id)}::integer[])`.execute(db);
  for (let first = 0; first < products.length; first += MOST_ROWS) {
    await storeSome(db, products.slice(first, first + MOST_ROWS), world);
  }
  await storeWords(
    db,
    'product',
    products.map((product) => textsOf(product, world)),
  );
}

type World = { readonly rules: readonly TaxRuleRecord[]; readonly categories: readonly CategoryRecord[] };

/** What a product that is known already takes from its new record. */
const CHANGING = [
  'sku',
  'name',
  'type_id',
  'status',
  'created_at',
  'updated_at',
  'tax_rate',
  'regular_in',
  'special_in',
  'regular_us',
  'special_us',
  'regular_other',
  'special_other',
  'special_from',
  'special_to',
  'facts',
  'record',
] as const satisfies readonly (keyof Insertable<ProductTable>)[];

/** Products of one statement: PostgreSQL takes no more than 65,535 parameters, and is quick with far fewer. */
const MOST_ROWS = 100;

/** With their stock, in one statement: each is listed once then, with all that it has. */
async function storeSome(db: Database, products: readonly ProductRecord[], world: World): Promise<void> {
  const stored = db
    .insertInto('products')
    .values(products.map((product) => rowOf(product, world)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        ...Object.fromEntries(CHANGING.map((column) => [column, ref(`excluded.${column}`)])),
      })),
    );
  const stock = products.flatMap(stockRowsOf);
  const first = stock.slice(0, MOST_STOCK);
  if (first.length === 0) await stored.execute();
  else
    await db
      .with('stored', () => stored.returning('id'))
      .insertInto('stock')
      .values(first)
      .execute();
  for (let at = MOST_STOCK; at < stock.length; at += MOST_STOCK) {
    await db
      .insertInto('stock')
      .values(stock.slice(at, at + MOST_STOCK))
      .execute();
  }
}

const MOST_STOCK = 1_000;

/** The words of a product's name and sku and of the names of its categories. The sku of a variant finds it as a whole only. */
function textsOf(product: ProductRecord, { categories }: World): Texts {
  const places = placesOf(product, categories).map(({ name }) => name);
  return { id: product.id, fields: { name: [product.name], sku: [product.sku], 'category.name': places } };
}

function rowOf(product: ProductRecord, { rules, categories }: World): Insertable<ProductTable> {
  const places = placesOf(product, categories);
  const rate = taxRateOf(product.tax_class_id, rules);
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    type_id: product.type_id,
    status: product.status,
    created_at: product.created_at,
    updated_at: product.updated_at,
    tax_rate: rate,
    ...priceColumnsOf(product, rate),
    facts: JSON.stringify(factsOf(product, places)),
    record: JSON.stringify({ ...product, category: places }),
  };
}

function priceColumnsOf(record: PriceRecord, rate: BasisPoints) {
  return {
    regular_in: withTax(paiseOf(record.price), rate),
    special_in: paiseOf(record.special_price ?? 0),
    regular_us: paiseOf(record.price_by_currency),
    special_us: paiseOf(record.special_price_by_currency ?? 0),
    regular_other: paiseOf(record.price_for_other),
    special_other: paiseOf(record.special_price_for_other ?? 0),
    special_from: record.special_from_date,
    special_to: record.special_to_date,
  };
}

/** A simple product is bought itself; of a configurable one the variants are. */
function stockRowsOf(product: ProductRecord): readonly StockTable[] {
  const sold = product.type_id === 'configurable' ? product.configurable_children : [product];
  return sold.map(({ id, sku, status, stock }) => ({
    sku,
    entity_id: id,
    product_id: product.id,
    enabled: status === 1,
    qty: stock.qty,
    is_in_stock: stock.is_in_stock,
    stock_status: stock.stock_status,
  }));
}
