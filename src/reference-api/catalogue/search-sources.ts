import { type RawBuilder, sql } from 'kysely';
import type { PriceSet } from '#reference-api/money/price-set.ts';
import type { EntityType } from './search-query.ts';

/** A piece of SQL with its parameters. */
export type Fragment = RawBuilder<unknown>;

/**
 * Where the entities of a type come from: `rows` selects (id, facts, ...), one row each. A field that is not in
 * `columns` is looked up in `facts`.
 */
export type SearchSource = {
  readonly rows: Fragment;
  readonly columns: ReadonlyMap<string, Fragment>;
  readonly sortable: ReadonlyMap<string, Fragment>;
  /** Text fields with their weight, as columns of words. */
  readonly text: readonly { readonly words: Fragment; readonly weight: number }[];
};

export type SourceWorld = { readonly set: PriceSet; readonly today: string };

/** Null for a type that holds nothing yet. */
export function sourceOf(type: EntityType, world: SourceWorld): SearchSource | null {
  switch (type) {
    case 'product':
      return productSource(world);
    case 'category':
      return categorySource;
    case 'attribute':
      return plainSource(sql`select id, record || jsonb_build_object('id', id) as facts from attributes`);
    case 'taxrule':
      return plainSource(sql`select id, record as facts from tax_rules`);
    default:
      return null;
  }
}

const columnsOf: Record<PriceSet, { readonly regular: string; readonly special: string }> = {
  IN: { regular: 'p.regular_in', special: 'p.special_in' },
  US: { regular: 'p.regular_us', special: 'p.special_us' },
  OTHER: { regular: 'p.regular_other', special: 'p.special_other' },
};

/** Every product with its logical price (paise) and discount of a price set, and its stock, on a day. */
function pricedProducts({ set, today }: SourceWorld): Fragment {
  const { regular, special } = { regular: sql.ref(columnsOf[set].regular), special: sql.ref(columnsOf[set].special) };
  return sql`
    select p.id, p.facts, p.name, p.created_at, p.updated_at, p.name_words, p.sku_words, p.category_words,
      stock.qty, stock.is_in_stock, stock.stock_status,
      case when offer.applies then ${special} else ${regular} end as selling,
      case when offer.applies then round((${regular} - ${special}) * 100.0 / ${regular})::int else 0 end as discount
    from products p
    cross join lateral (
      select ${special} > 0 and ${special} < ${regular}
        and coalesce(p.special_from <= ${today}, true) and coalesce(${today} <= p.special_to, true) as applies
    ) offer
    cross join lateral (
      select coalesce(sum(s.qty) filter (where sellable or p.type_id <> 'configurable'), 0)::int as qty,
        case when p.type_id = 'configurable' then coalesce(bool_or(sellable), false)
          else coalesce(bool_or(s.is_in_stock), false) end as is_in_stock,
        case when p.type_id = 'configurable' then coalesce(bool_or(sellable), false)::int
          else coalesce(max(s.stock_status), 0) end as stock_status
      from (
        select *, enabled and qty > 0 and is_in_stock and stock_status = 1 as sellable
        from stock where stock.product_id = p.id
      ) s
    ) stock`;
}

function productSource(world: SourceWorld): SearchSource {
  const price = sql`trim_scale(selling / 100.0)`;
  return {
    rows: pricedProducts(world),
    columns: new Map([
      ['price', price],
      ['discount', sql`discount`],
      ['stock.qty', sql`qty`],
      ['stock.is_in_stock', sql`is_in_stock`],
      ['stock.stock_status', sql`stock_status`],
    ]),
    sortable: new Map<string, Fragment>([
      ['id', sql`id`],
      ['created_at', sql`created_at`],
      ['updated_at', sql`updated_at`],
      ['name', sql`name`],
      ['price', sql`selling`],
      ['discount', sql`discount`],
      ['stock.is_in_stock', sql`is_in_stock`],
      ['stock.qty', sql`qty`],
    ]),
    text: [
      { words: sql`name_words`, weight: 4 },
      { words: sql`sku_words`, weight: 2 },
      { words: sql`category_words`, weight: 1 },
    ],
  };
}

const categorySource: SearchSource = {
  rows: sql`
    select c.id, c.record || jsonb_build_object(
      'slug', c.record -> 'url_key',
      'product_count', (
        select count(*) from products p
        where p.status = 1 and p.facts -> 'category_ids' @> to_jsonb(c.id)
      ),
      'children_count', (
        select count(*) from categories below
        where (below.record ->> 'is_active')::boolean
          and starts_with(below.record ->> 'path', (c.record ->> 'path') || '/')
      )
    ) as facts
    from categories c`,
  columns: new Map(),
  sortable: new Map<string, Fragment>([
    ['id', sql`id`],
    ['position', sql`(facts ->> 'position')::int`],
    ['name', sql`facts ->> 'name'`],
    ['level', sql`(facts ->> 'level')::int`],
    ['product_count', sql`(facts ->> 'product_count')::int`],
  ]),
  text: [{ words: sql`' ' || lower(facts ->> 'name') || ' '`, weight: 1 }],
};

function plainSource(rows: Fragment): SearchSource {
  return { rows, columns: new Map(), sortable: new Map([['id', sql`id`]]), text: [] };
}
