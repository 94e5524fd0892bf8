import type { Database } from '#reference-api/database/open-database.ts';

/** What a shopper reads for a facet value. */
export type LabelOf = (field: string, key: unknown) => string;

/** Labels of attribute options, categories, discounts and readiness; any other value stands for itself. */
export async function loadLabels(db: Database): Promise<LabelOf> {
  const attributes = await db.selectFrom('attributes').select('record').execute();
  const categories = await db.selectFrom('categories').select('record').execute();
  const names = new Map(categories.map(({ record }) => [String(record.id), record.name]));
  const options = new Map(
    attributes.flatMap(({ record }) =>
      record.options.map(({ value, label }): [string, string] => [`${record.attribute_code} ${value}`, label]),
    ),
  );
  return (field, key) => {
    const text = String(key);
    if (field === 'category' || field === 'category_ids') return names.get(text) ?? text;
    if (field === 'discount') return `${text}%`;
    if (field === 'rts') return text === '1' ? 'Ready to ship' : 'Made to order';
    return options.get(`${field} ${text}`) ?? text;
  };
}
