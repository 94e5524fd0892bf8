import { noFilters } from '#domain/catalog/filters.ts';
import { defaultSort } from '#domain/catalog/sort-options.ts';
import type { ListPlace } from './product-list.ts';

/** The beginning of a list as it is first shown (CAT-067). */
export const firstPlace: ListPlace = { chosen: noFilters, sort: defaultSort, firstPage: 0, lastPage: 0 };
