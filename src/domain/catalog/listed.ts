import type { Condition } from './search-query.ts';

/** What a list shows: enabled products that are meant for lists. */
export const listed: readonly Condition[] = [
  { field: 'visibility', kind: 'any-of', values: [2, 3, 4] },
  { field: 'status', kind: 'any-of', values: [0, 1] },
];
