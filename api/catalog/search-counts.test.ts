import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#api/database/migrate.ts';
import type { Database } from '#api/database/open-database.ts';
import { connectTestDatabase } from '#api/testing/connect-test-database.ts';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { plainCount } from './plain-count-for-tests.ts';
import * as catalog from './random-catalog-for-tests.ts';
import { runSearch } from './run-search.ts';
import type { AppliedFilter, AvailableFilter, FilterValue, Search } from './search-query.ts';
import type { SourceWorld } from './search-source.ts';
import { sourceOf } from './search-sources.ts';
import { storeProducts } from './store-products.ts';

// Random catalogues change at random, and random searches of them are compared with a plain count: nothing may differ, and
// nothing that was committed may be missed.
const SEEDS = [1, 2, 3, 4, 5, 6];
const CHANGES = 8;
const SEARCHES = 6;
const PRODUCTS = 40;

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ db, drop } = await connectTestDatabase());
  await migrate(db);
  const record = { id: 1, product_tax_class_ids: [2], rates: [{ tax_country_id: 'IN', rate: 12 }] };
  await sql`insert into tax_rules values (1, ${JSON.stringify(record)})`.execute(db);
}, OPENING_MS);
afterAll(() => drop());

test.each(SEEDS)(
  'searches of a random catalogue count what is there, whatever is changed: seed %i',
  async (seed) => {
    const random = catalog.createRandom(seed * 7_919);
    await sql`delete from products`.execute(db);
    await store(Array.from({ length: PRODUCTS }, (_, at) => catalog.randomProduct(random, at + 1)));
    for (let change = 0; change < CHANGES; change += 1) {
      for (let asked = 0; asked < SEARCHES; asked += 1) await compare(randomWorld(random), randomSearch(random));
      await changeSomething(random);
    }
  },
  OPENING_MS,
);

const store = (products: Parameters<typeof storeProducts>[1]) =>
  db.transaction().execute((transaction) => storeProducts(transaction, products));

async function compare(world: SourceWorld, search: Search): Promise<void> {
  const [found, expected] = [
    await runSearch(db, sourceOf('product', world), search),
    await plainCount(db, world, search),
  ];
  const facets = (search.query._availableFilters ?? []).filter(({ field }) => field !== 'price');
  const terms = facets.map(({ field }) => [
    field,
    found.terms.filter((term) => term.field === field).map(({ key, doc_count }) => [key, doc_count]),
  ]);
  const answered = {
    total: found.total,
    page: found.page.map(({ id }) => id),
    terms: Object.fromEntries(terms),
    ranges: found.ranges,
  };
  expect(answered, JSON.stringify({ world, search })).toEqual(expected);
}

/** One of the ways in which a catalogue changes. */
async function changeSomething(random: catalog.Random): Promise<void> {
  const id = random.below(PRODUCTS) + 1;
  const { qty, is_in_stock, stock_status } = catalog.stockOf(random);
  const stock = sql`
    update stock set qty = ${qty}, is_in_stock = ${is_in_stock}, stock_status = ${stock_status}, enabled = ${random.below(3) > 0}
    where product_id % 3 = ${id % 3}`;
  const off = JSON.stringify({ status: 2, visibility: 1 });
  const changes: readonly (() => Promise<unknown>)[] = [
    () => store([catalog.randomProduct(random, id), catalog.randomProduct(random, PRODUCTS + id)]),
    () => stock.execute(db),
    () => sql`delete from products where id = ${id}`.execute(db),
    () => sql`delete from stock where product_id = ${id}`.execute(db),
    () =>
      sql`
      update products set status = 2, facts = facts || ${off}::jsonb, record = record || ${off}::jsonb
      where id % 4 = ${id % 4}`.execute(db),
    () => givenUp(() => sql`update products set regular_in = 1, special_in = 0, facts = '{}'`),
  ];
  for (const change of [random.pick(changes), random.pick(changes)]) await change();
}

async function givenUp(change: () => ReturnType<typeof sql>): Promise<void> {
  const tried = db.transaction().execute(async (transaction) => {
    await change().execute(transaction);
    throw new Error('given up');
  });
  await expect(tried).rejects.toThrow('given up');
}

function randomWorld(random: catalog.Random): SourceWorld {
  return {
    set: random.pick(['IN', 'IN', 'US', 'OTHER']),
    today: random.pick([...catalog.DAYS, '2026-11-15']),
    group: random.pick([null, null, catalog.GROUP]),
    origin: 'http://shop.test',
  };
}

const FACETS = [
  'category',
  'category_ids',
  'color',
  'size',
  'gender',
  'category_product',
  'country_of_origin',
  'rts',
  'visibility',
  'status',
];
const OTHER_FACETS = ['discount', 'stock.is_in_stock', 'stock.qty', 'type_id'];
const SORTS = ['id', 'created_at', 'price', 'discount', 'stock.is_in_stock', 'stock.qty', 'country_of_origin'];
const ENDS = [0, 49.99, 50, 100, 112, 333.333];

function randomSearch(random: catalog.Random): Search {
  const facets = random.some([...FACETS, ...OTHER_FACETS]).map((field): AvailableFilter => {
    return { field, scope: 'catalog', options: random.pick([{}, {}, { size: 2 }]) };
  });
  const ranges = random
    .some(ENDS)
    .map((from) => random.pick([{ from }, { to: from }, { from, to: random.pick(ENDS) }]));
  const price = random.pick([[], [{ field: 'price' }], [{ field: 'price', options: { ranges } }]]);
  return {
    type: 'product',
    query: {
      _appliedFilters: Array.from({ length: random.below(4) }, () => randomFilter(random)),
      _availableFilters: [...facets, ...price],
    },
    size: random.pick([5, 24, 100]),
    from: random.pick([0, 0, 5, 30]),
    sort: random.some(SORTS).map((field) => ({ field, descending: random.below(2) === 0 })),
    include: [],
    exclude: [],
  };
}

function randomFilter(random: catalog.Random): AppliedFilter {
  const numbers = [...catalog.CATEGORIES, ...catalog.COLOURS, ...catalog.SIZES, 0, 1, 11, 21, 22, 50, 100, 112, 301];
  const several = random.some(numbers);
  const [one, other] = [random.pick(numbers), random.pick(ENDS)];
  const bound = random.pick([333.33, 333.333, 100]);
  const ofNumbers: readonly FilterValue[] = [
    ...[{ in: several }, { in: several.map(String) }, { nin: several }, { eq: one }, { neq: one }],
    ...[{ exists: true }, { exists: false }, { gte: one, lt: 180 }, { gt: other, lte: String(one) }, { like: '%1%' }],
    ...[{ lt: other }, { gte: other }, { gt: other }, { lte: other }],
  ];
  const scope = 'catalog';
  const fields = [...FACETS, ...FACETS, 'price', 'price', 'discount', 'stock.qty', 'stock.stock_status'];
  return random.pick<AppliedFilter>([
    { attribute: random.pick(fields), value: random.pick(ofNumbers), scope },
    { attribute: random.pick(fields), value: random.pick(ofNumbers), scope },
    { attribute: 'price', value: random.pick([{ lt: bound }, { gte: bound }, { gt: bound }, { lte: bound }]) },
    { attribute: 'stock.is_in_stock', value: { eq: random.pick([true, false, 'true', 1]) } },
    { attribute: 'name', value: { like: random.pick(['silk%', ['%kurta', '%sar%'], '50%_off\\%', '%_%']) } },
    { attribute: 'type_id', value: { in: random.some(['simple', 'configurable']) } },
  ]);
}
