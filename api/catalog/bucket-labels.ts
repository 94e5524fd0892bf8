import { sql } from 'kysely';
import type { AttributeOptionRecord } from '#api/records/catalog-records.ts';
import type { Fragment } from './search-source.ts';

/** What shoppers read in place of ids. */
export type Labels = {
  /** By the code of the attribute. */
  readonly options: Readonly<Record<string, readonly AttributeOptionRecord[]>>;
  /** By the id of the category. */
  readonly categories: Readonly<Record<string, string>>;
};

export const NO_LABELS: Labels = { options: {}, categories: {} };

/** The labels of what facets of fields counted, as one JSON value; the statement has it in `terms`, see facetRows. */
export function labelsOf(fields: readonly string[]): Fragment {
  return sql`jsonb_build_object(
    'options', (
      select coalesce(jsonb_object_agg(code, record -> 'options'), '{}') from attributes
      where code = any(${fields}::text[])
    ),
    'categories', (
      select coalesce(jsonb_object_agg(id, record ->> 'name'), '{}') from categories
      where id::text in (select key #>> '{}' from terms where field = any(${CATEGORY_FIELDS}::text[]))
    )
  )`;
}

const CATEGORY_FIELDS: readonly string[] = ['category', 'category_ids'];

/** What a shopper reads for a facet value; any value without a label stands for itself. */
export type LabelOf = (field: string, key: unknown) => string;

export function labelFrom(labels: Labels): LabelOf {
  const categories = new Map(Object.entries(labels.categories));
  const options = new Map(Object.entries(labels.options));
  return (field, key) => {
    const text = String(key);
    if (CATEGORY_FIELDS.includes(field)) return categories.get(text) ?? text;
    if (field === 'discount') return `${text}%`;
    if (field === 'rts') return text === '1' ? 'Ready to ship' : 'Made to order';
    return options.get(field)?.find(({ value }) => value === text)?.label ?? text;
  };
}
