import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import type { AppliedFilter, EntityType } from './search-query.ts';

type Entity = Readonly<Record<string, unknown>> & { readonly id: number };
type Found = { readonly items: readonly Entity[]; readonly total: number };
type Asker = { readonly country?: string; readonly groupId?: number };

const GROUP = 7;

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  await put({ sku: 'F-TIER', price: 1_120, special_price: 896, tier_prices: [{ qty: 1, value: 840.5 }] });
  await put({ sku: 'F-DEAR', price: 1_680, special_price: 896, tier_prices: [{ qty: 1, value: 900 }] });
  await put({
    ...{ sku: 'F-OVER', price: 1_680.35, special_price: 420, us_special_price: 500 },
    ...{ special_from_date: '2026-01-01', special_to_date: '2026-02-01' },
    tier_prices: [{ qty: 1, value: 840.5, group: GROUP }],
  });
  await put({ sku: 'F-PLAIN', price: 33.33, tax_class_id: 99 });
}, OPENING_MS);
afterAll(() => shop.api.close());

const put = (body: object) => shop.bench('/workbench/products', { body: { us_price: 1_000, ...body } });

async function find(type: EntityType, filters: readonly AppliedFilter[], { country = 'IN', groupId }: Asker) {
  const group = groupId === undefined ? {} : { groupId };
  const body = { type, searchQuery: { _appliedFilters: filters }, size: 4_000, ...group };
  return (await shop.call<Found>('catalogSearchPost', '/api/catalog', { body, headers: { 'country-id': country } }))
    .result;
}

/** What a plain field is found by: its value, a value of its list, or that there is none. Null for what is not plain. */
function filterOf([attribute, value]: readonly [string, unknown]): AppliedFilter | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return { attribute, value: { exists: false } };
  const one: unknown = Array.isArray(value) ? value.at(-1) : value;
  return typeof one === 'object' ? null : { attribute, value: { eq: one as string | number | boolean } };
}

/** Logical fields mean something else than what is answered: contract, section 6. */
const LOGICAL: Readonly<Partial<Record<EntityType, string>>> = { product: 'price' };

/** The fields of an entity by whose answered values it is not found. */
async function lostFields(type: EntityType, entity: Entity, asker: Asker): Promise<readonly string[]> {
  const filters = Object.entries(entity)
    .filter(([field]) => field !== LOGICAL[type])
    .flatMap((field) => filterOf(field) ?? []);
  expect(filters.length).toBeGreaterThan(2);
  const own: AppliedFilter = { attribute: 'id', value: { eq: entity.id } };
  const isFoundBy = async (some: readonly AppliedFilter[]) => (await find(type, [own, ...some], asker)).total === 1;
  // A search has 32 filters at most, and one of them names the entity.
  const [few, others] = [filters.slice(0, 31), filters.slice(31)];
  expect(others.length).toBeLessThan(32);
  if ((await isFoundBy(few)) && (await isFoundBy(others))) return [];
  const lost = filters.map(async (filter) => ((await isFoundBy([filter])) ? [] : [filter.attribute]));
  return (await Promise.all(lost)).flat();
}

/** Entities that differ in which of their fields are there, a few of each kind. */
function different(entities: readonly Entity[]): readonly Entity[] {
  const kindOf = (entity: Entity) =>
    JSON.stringify([entity['type_id'], Object.values(entity).map((value) => typeof value)]);
  return [...Map.groupBy(entities, kindOf).values()].flatMap((kind) => kind.slice(0, 2));
}

const types: readonly EntityType[] = [
  ...(['category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block', 'cms_hierarchy'] as const),
];

test.each(types)('every plain field of a %s that is answered can be filtered', async (type) => {
  const { items } = await find(type, [], {});
  expect(items.length).toBeGreaterThan(0);
  for (const entity of different(items))
    expect([entity.id, await lostFields(type, entity, {})]).toEqual([entity.id, []]);
});

test.each<Asker>([{}, { country: 'US' }, { country: 'GB' }, { groupId: GROUP }, { country: 'US', groupId: GROUP }])(
  'every plain field of a product that is answered can be filtered: %j',
  async (asker) => {
    const { items } = await find('product', [], asker);
    const ours = items.filter(({ sku }) => String(sku).startsWith('F-'));
    const films = items.filter((product) => product['video_url'] !== null).slice(0, 1);
    expect([ours.length, films.length]).toEqual([4, 1]);
    for (const product of [...ours, ...films, ...different(items)]) {
      expect([product['sku'], await lostFields('product', product, asker)]).toEqual([product['sku'], []]);
    }
  },
);

test.each([
  ['description', { like: '%cotton%' }, (text: unknown) => /cotton/i.test(String(text))],
  ['priceInclTax', { lt: 900 }, (amount: unknown) => Number(amount) < 900],
  ['tax', { gt: 500, lte: 1_000 }, (amount: unknown) => Number(amount) > 500 && Number(amount) <= 1_000],
  ['specialPriceInclTax', { neq: 0 }, (amount: unknown) => amount !== 0],
  ['special_to_date', { lt: '2026-11-20' }, (day: unknown) => day !== null && String(day) < '2026-11-20'],
  ['special_to_date', { exists: false }, (day: unknown) => day === null],
])('%s can be compared: %j', async (attribute, value, fits) => {
  const all = (await find('product', [], {})).items;
  const expected = all.filter((product) => fits(product[attribute])).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  expect((await find('product', [{ attribute, value }], {})).items.map(({ id }) => id)).toEqual(expected);
});

test('a field that has no value gives no bucket', async () => {
  const searchQuery = { _availableFilters: [{ field: 'special_to_date' }] };
  const body = { type: 'product', searchQuery, size: 4_000 };
  type Facets = Found & {
    readonly aggregations: Readonly<Record<string, { readonly buckets: readonly { readonly key: unknown }[] }>>;
  };
  const { result } = await shop.call<Facets>('catalogSearchPost', '/api/catalog', { body });
  const days = new Set(result.items.flatMap((product) => product['special_to_date'] ?? []));
  const keys = result.aggregations['agg_terms_special_to_date']?.buckets.map(({ key }) => key) ?? [];
  expect(keys.toSorted()).toEqual([...days].toSorted());
});
