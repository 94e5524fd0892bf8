import type { RawCall } from '../malformed/malformed-calls.ts';
import type { Random } from '../shared/random.ts';
import { postOf } from './raw-post.ts';

// Searches that try to make as much work as they can: most within the bounds of the contract, some beyond.

/** Fields that hold one value, many, or some of each variant. */
const FIELDS = [
  'name',
  'sku',
  'url_path',
  'created_at',
  'price',
  'discount',
  'color',
  'size',
  'category_ids',
  'stock.qty',
  'category.name',
  'configurable_children.sku',
  'configurable_children.name',
  'configurable_children.rts_qty',
  'a.b.c.d.e',
];
const TYPES = ['product', 'product', 'product', 'category', 'attribute', 'review', 'cms_page', 'cms_block'];
const FEW_OR_MANY = [1, 8, 32, 33, 100, 500];

type Part = (random: Random) => object;

/** One search, in one of the ways there are to ask for it. */
export function worstSearch(random: Random): RawCall {
  return random.pick([posted, posted, addressed, queried, queried])(random);
}

function posted(random: Random): RawCall {
  return postOf('/api/catalog', {
    type: random.pick(TYPES),
    size: random.pick([1, 24, 4_000]),
    from: random.pick([0, 0, 100_000]),
    searchQuery: searchQuery(random),
    ...random.pick(others)(random),
  });
}

const others: readonly Part[] = [
  () => ({}),
  (random) => ({ _sourceInclude: patterns(random) }),
  (random) => ({ _sourceExclude: patterns(random) }),
  (random) => ({ _sourceInclude: patterns(random), _sourceExclude: patterns(random) }),
  (random) => ({
    sort: listOf(random, (at) => `${random.pick(FIELDS)}${at % 30}:desc`)
      .join(',')
      .slice(0, 9_999),
  }),
];

/** As much as an address may carry, and more names of parameters than anybody needs. */
function addressed(random: Random): RawCall {
  const include = patterns(random).join(',');
  const names = listOf(random, (at) => `p${at}=${at}`).join('&');
  const request = encodeURIComponent(JSON.stringify(searchQuery(random)));
  const skus = listOf(random, (at) => `K-${at}`).join(',');
  const address = random.pick([
    `/api/catalog?type=product&size=4000&_sourceInclude=${include}`,
    `/api/catalog?type=product&size=4000&request=${request}`,
    `/api/catalog?type=product&${names}`,
    `/api/product/list?skus=${skus}`,
    `/api/stock/list?skus=${'%2C'.repeat(random.below(2_000))}${skus}`,
  ]);
  return { method: 'GET', address: address.slice(0, 8_000), headers: {}, body: null };
}

function patterns(random: Random): readonly string[] {
  const pattern = random.pick([
    '*a*e*i*o*u*x',
    '*a*e*x',
    '*',
    '**',
    'c*.*.*',
    `${'a'.repeat(95)}*x`,
    'stock.*',
    'description',
  ]);
  return listOf(random, (at) => `${pattern}${random.pick(['', String(at)])}`);
}

function searchQuery(random: Random): object {
  return {
    ...(random.next() < 0.5 ? { _searchText: text(random), _relevance: relevance(random) } : {}),
    ...(random.next() < 0.7 ? { _appliedFilters: listOf(random, () => filter(random)) } : {}),
    ...(random.next() < 0.7 ? { _availableFilters: listOf(random, (at) => facet(random, at)) } : {}),
  };
}

function text(random: Random): string {
  const word = random.pick(['ku', 'kurta', 'kurat', 'a', 'indigo', 'co', 'ab'.repeat(90), 'é', '   ,']);
  return `${word} `.repeat(200).slice(0, 200);
}

function relevance(random: Random): object {
  const boosts = Object.fromEntries(listOf(random, (at) => `field${at}`).map((name, at) => [name, at]));
  return {
    fuzziness: random.pick([0, 2]),
    max_expansions: random.pick([3, 1_000]),
    minimum_should_match: random.pick(['0%', '75%', '100%']),
    min_score: 0,
    ...(random.next() < 0.5 ? { boosts } : {}),
  };
}

function filter(random: Random): object {
  const value = random.pick<Part>([
    () => ({ exists: true }),
    () => ({ nin: listOf(random, (at) => `x${at}`) }),
    () => ({ in: listOf(random, (at) => String(at)) }),
    () => ({ like: listOf(random, (at) => `%${'a%e%i%'.repeat(10)}z${at}`) }),
    () => ({ like: `%${'a%'.repeat(random.pick([20, 90, 2_000]))}` }),
    () => ({ gt: '2000-01-01', gte: '2000-01-01', lt: '2100-01-01', lte: '2100-01-01', moreq: '2000-01-01' }),
    () => ({ from: -1, to: 1e15 }),
  ])(random);
  return { attribute: random.pick(FIELDS), value, scope: random.pick(['default', 'catalog']) };
}

function facet(random: Random, at: number): object {
  const ranges = listOf(random, (from) => ({ from, to: 100_000 }));
  const field = random.next() < 0.7 ? random.pick(FIELDS) : `field${at}`;
  return { field, scope: 'catalog', options: { size: 1_000, ...(random.next() < 0.2 ? { ranges } : {}) } };
}

const QUERIES = ['products', 'categories', 'reviews', 'cmsPages', 'customAttributeMetadata'];

function queried(random: Random): RawCall {
  const aliases = (count: number, of: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `a${at}: ${of(at)}`).join(' ');
  const few = 1 + random.below(10);
  const size = random.pick([1, 24, 900, 4_000]);
  const circle = 'fields { type { ofType { '.repeat(3);
  const doubled = Array.from({ length: 40 }, (_, at) => `fragment f${at} on Product { ...f${at + 1} ...f${at + 1} }`);
  const query = random.pick([
    `{ ${aliases(few, () => `products(pageSize: ${size}) { items { id } }`)} }`,
    `{ ${aliases(few, () => `products(pageSize: ${size}) { items { id configurable_children media_gallery } }`)} }`,
    `{ products(pageSize: ${size}) { items { ${aliases(random.pick([10, 60, 300]), () => 'configurable_children')} } } }`,
    `{ ${aliases(few, () => `${random.pick(QUERIES)}(pageSize: ${size}) { total_count aggregations }`)} }`,
    `query ($f: ProductFilterInput, $a: [AggregationInput!]) { ${aliases(few, () => `products(filter: $f, aggregations: $a, pageSize: ${size}) { total_count }`)} }`,
    `{ products { items { ${'sku '.repeat(random.pick([400, 980]))} } } }`,
    `{ products { items { ...f0 } } } ${doubled.join(' ')} fragment f40 on Product { sku }`,
    `{ ${aliases(few, () => `__schema { types { name ${circle} name ${'} } '.repeat(3)} } }`)} }`,
    `{ products(filter: { id: { in: ${'['.repeat(28)}${']'.repeat(28)} } }) { total_count } }`,
    '{'.repeat(9_000),
    `{ products(search: "${'ku '.repeat(66)}", pageSize: ${size}) { items { _score } } }`,
  ]);
  const custom = listOf(random, () => {
    const { attribute, value } = filter(random) as { readonly attribute: string; readonly value: object };
    return { attribute, value };
  });
  const a = listOf(random, (at) => ({ field: random.pick(FIELDS) + (at > 14 ? at : ''), size: 1_000 }));
  return postOf('/graphql', { query, ...(query.startsWith('query (') ? { variables: { f: { custom }, a } } : {}) });
}

function listOf<T>(random: Random, make: (at: number) => T): readonly T[] {
  return Array.from({ length: random.pick(FEW_OR_MANY) }, (_, at) => make(at));
}
