import type { Condition } from './search-query.ts';

/** The named collections of the home page (CAT-091 to CAT-095). */
export type CollectionName = 'new' | 'trending' | 'celebrity' | 'best-seller' | 'performance-fabrics';

const conditions: Readonly<Record<CollectionName, Condition>> = {
  new: { field: 'category_ids', kind: 'any-of', values: [304] },
  trending: { field: 'category_ids', kind: 'any-of', values: [305] },
  celebrity: { field: 'category_ids', kind: 'any-of', values: [14] },
  'best-seller': { field: 'category.name', kind: 'is', value: 'Tees' },
  'performance-fabrics': { field: 'category.name', kind: 'is', value: 'Performance Fabrics' },
};

export function conditionOf(collection: CollectionName): Condition {
  return conditions[collection];
}
