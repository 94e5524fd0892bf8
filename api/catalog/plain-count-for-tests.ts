import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { amountOf } from '#api/money/paise.ts';
import { priceOn } from '#api/money/price-set.ts';
import { isReadyToShip, optionsOver } from '#api/records/product-facts.ts';
import type { LoadedProduct } from './load-products.ts';
import type { AppliedFilter, AvailableFilter, FilterValue, Operand, PriceRange, Search } from './search-query.ts';
import { rangesOf } from './search-ranges.ts';
import type { SourceWorld } from './search-source.ts';
import { stockSumOf } from './stock-reply.ts';
import { loadTiered } from './tier-prices.ts';

/** A product with what it is found, counted and sorted by. */
type Counted = { readonly id: number; readonly valuesOf: (field: string) => readonly Operand[] };

export type PlainCount = {
  readonly total: number;
  readonly page: readonly number[];
  readonly terms: Readonly<Record<string, readonly (readonly [key: Operand, count: number])[]>>;
  readonly ranges: readonly number[];
};

/** What a search should find, counted one by one from what products are answered with. */
export async function plainCount(db: Database, world: SourceWorld, search: Search): Promise<PlainCount> {
  const { rows } = await sql<{ readonly id: number }>`select id from products order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const products = (await loadTiered(db, ids, world)).map((product) => countedOf(product, world));
  const { query, from, size } = search;
  const matching = products.filter((product) => (query._appliedFilters ?? []).every((each) => passes(product, each)));
  const facets = query._availableFilters ?? [];
  const price = facets.find(({ field }) => field === 'price');
  const terms = facets.filter((facet) => facet !== price).map((facet) => [facet.field, termsOf(matching, facet)]);
  return {
    total: matching.length,
    page: sorted(matching, search)
      .slice(from, from + size)
      .map(({ id }) => id),
    terms: Object.fromEntries(terms),
    ranges: price ? rangesOf(price).map((range) => matching.filter((each) => isIn(each, range)).length) : [],
  };
}

function countedOf({ record, rate, stock }: LoadedProduct, { set, today }: SourceWorld): Counted {
  const { selling, discount } = priceOn(record, { set, today, rate });
  const sum = stockSumOf(record, stock);
  const optional = (value: number | null) => (value === null ? [] : [value]);
  const values: Readonly<Record<string, readonly Operand[]>> = {
    ...{ id: [record.id], name: [record.name], type_id: [record.type_id], price: [amountOf(selling)] },
    ...{ discount: [discount], gender: [record.gender], category_product: [record.category_product] },
    country_of_origin: optional(record.country_of_origin ?? null),
    ...{ rts: [isReadyToShip(record)], visibility: [record.visibility], status: [record.status] },
    ...{ 'stock.is_in_stock': [sum.is_in_stock], 'stock.stock_status': [sum.stock_status], 'stock.qty': [sum.qty] },
    color: [...new Set([...optional(record.color), ...(optionsOver(record, 'color') ?? [])])],
    size: [...new Set([...optional(record.size), ...(optionsOver(record, 'size') ?? [])])],
    category_ids: record.category_ids,
    category: record.category_ids.filter((id) => id !== 2),
    created_at: [Date.parse(record.created_at)],
  };
  return { id: record.id, valuesOf: (field) => values[field] ?? [] };
}

function passes(product: Counted, { attribute, value }: AppliedFilter): boolean {
  const values = product.valuesOf(attribute);
  const {
    exists,
    eq,
    neq,
    in: some = eq === undefined ? undefined : [eq],
    nin = neq === undefined ? undefined : [neq],
  } = value;
  if (exists !== undefined) return exists === values.length > 0;
  const isOneOf = (operands: readonly Operand[]) => values.some((own) => operands.map(String).includes(String(own)));
  if (nin) return !isOneOf(nin);
  if (some) return isOneOf(some);
  if (value.like !== undefined)
    return [value.like].flat().some((pattern) => values.some((own) => isLike(own, pattern)));
  return values.some((own) => isWithin(Number(own), value));
}

function isLike(own: Operand, pattern: string): boolean {
  const parts = pattern.split('%').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'is').test(String(own));
}

function isWithin(own: number, { gt, gte, lt, lte }: FilterValue): boolean {
  const bound = (operand: Operand | undefined, test: (other: number) => boolean) =>
    operand === undefined || test(Number(operand));
  return (
    bound(gt, (other) => own > other) &&
    bound(gte, (other) => own >= other) &&
    bound(lt, (other) => own < other) &&
    bound(lte, (other) => own <= other)
  );
}

function isIn(product: Counted, { from = -Infinity, to = Infinity }: PriceRange): boolean {
  const price = Number(product.valuesOf('price')[0]);
  return price >= from && price < to;
}

function termsOf(matching: readonly Counted[], { field, options }: AvailableFilter) {
  const counts = new Map<Operand, number>();
  for (const value of matching.flatMap(({ valuesOf }) => valuesOf(field)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  if (field === 'discount') counts.delete(0);
  const byCount = [...counts].toSorted(
    ([key, count], [other, less]) => less - count || Number(key > other) - Number(key < other),
  );
  return byCount.slice(0, options?.size ?? 100);
}

/** Ties by id in the direction of the first key. */
function sorted(matching: readonly Counted[], { sort }: Search): readonly Counted[] {
  const keys = [...sort, { field: 'id', descending: sort[0]?.descending ?? false }];
  return matching.toSorted((one, other) => {
    for (const { field, descending } of keys) {
      const missing = descending ? -Infinity : Infinity; // comes last in either direction
      const [own = missing, next = missing] = [one.valuesOf(field)[0], other.valuesOf(field)[0]];
      if (own !== next) return own > next === descending ? -1 : 1;
    }
    return 0;
  });
}
