import type { Kit } from '#api/contract-kit/calls/kit.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Country } from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, idsOf, withinCatalog } from '#api/contract-kit/search/ask.ts';
import { valuesOf } from '#api/contract-kit/search/values.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

type Case = readonly [sort: string, country: Country];

const ENOUGH = 60;
const CASES: readonly Case[] = [
  ['created_at:desc', 'IN'],
  ['created_at:asc', 'IN'],
  ['stock.is_in_stock:desc', 'IN'],
  ['stock.is_in_stock:asc', 'IN'],
  ['stock.qty:desc', 'IN'],
  ['stock.qty', 'IN'],
  ['price:asc', 'IN'],
  ['price:desc', 'IN'],
  ['price:asc', 'US'],
  ['price:desc', 'US'],
  ['price:asc', 'ROW'],
  ['price:desc', 'GB'],
  ['discount:desc', 'IN'],
  ['discount:desc', 'US'],
  ['discount:asc', 'ROW'],
  ['country_of_origin:asc', 'IN'],
  ['country_of_origin:desc', 'IN'],
  ['id:desc', 'IN'],
  ['', 'IN'],
  ['contract_kit:desc', 'IN'],
  ['contract_kit:asc,price:desc', 'IN'],
  ['discount:desc,price:asc', 'IN'],
];

/** Section 6: the order of a search. */
export const sortChecks: readonly Check[] = CASES.map(([sort, country]) => ({
  id: `catalog/sort-${sort === '' ? 'none' : sort}-${country}`,
  section: 6,
  operation: 'catalogSearchPost',
  rule: `sort=${sort} for ${country}: by value, ties by id in the direction of the first key, unknown fields ignored`,
  run: (kit) => sorts(kit, sort, country),
}));

/** Judged by the products as they come, for their stock may change meanwhile; what comes first is known from all. */
async function sorts(kit: Kit, sort: string, country: Country): Promise<void> {
  const found = await ask(kit, { filters: [await withinCatalog(kit)], sort, country, size: ENOUGH });
  same(idsOf(found), idsInOrder(found.items, sort, country), 'ids');
  if (sort.includes('stock')) return;
  same(idsOf(found), idsInOrder(await kit.catalog(), sort, country).slice(0, ENOUGH), 'ids');
}

type Key = { readonly field: string; readonly direction: 1 | -1 };

function idsInOrder(products: readonly Product[], sort: string, country: Country): readonly number[] {
  const keys = keysOf(sort, products);
  const rows = products.map((product) => ({
    id: product.id,
    values: keys.map((key) => sortValue(product, key, country)),
  }));
  return column(rows.toSorted(byValues), 'id');
}

/** Unknown fields say nothing, and neither does one that no product has; ties go by id in the direction of the first key. */
function keysOf(sort: string, products: readonly Product[]): readonly Key[] {
  const keys = sort.split(',').map((part): Key => {
    const [field = '', direction = 'asc'] = part.split(':');
    return { field, direction: direction === 'desc' ? -1 : 1 };
  });
  const isKnown = (field: string) => field !== 'country_of_origin' || products.some((each) => each.country_of_origin);
  const known = keys.filter(({ field }) => field !== '' && field !== 'contract_kit' && isKnown(field));
  return [...known, { field: 'id', direction: known[0]?.direction ?? 1 }];
}

type Row = { readonly values: readonly number[] };

function byValues(one: Row, other: Row): number {
  const differences = one.values.map((value, at) => value - (other.values[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** A missing value comes last in either direction. */
function sortValue(product: Product, { field, direction }: Key, country: Country): number {
  const [value] = valuesOf(product, field, country);
  if (value === undefined) return Number.MAX_SAFE_INTEGER;
  return direction * (field === 'created_at' ? Date.parse(String(value)) : Number(value));
}
