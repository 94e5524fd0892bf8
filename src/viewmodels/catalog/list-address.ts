import { discountStepOf } from '#domain/catalog/discount-step.ts';
import {
  type ChosenFilters,
  type FilterCode,
  filterCodes,
  noFilters,
  priceRangeOf,
  withValues,
} from '#domain/catalog/filters.ts';
import { isOfShop } from '#domain/catalog/root-category.ts';
import { defaultSort, relevance, type SortId, sortIdOf } from '#domain/catalog/sort-options.ts';
import { idIn } from '#domain/catalog/worded-id.ts';
import type { ListPlace } from '#domain/listing/product-list.ts';

/** The name of the text that a list was searched for with. */
export const SEARCHED = 'q';
const LAST_PAGE = 416; // the API answers no further than 10,000 results
const MOST_VALUES = 100; // of one attribute; as many as a list offers
const VALUE = /^[\p{L}\p{N}][\p{L}\p{N} ._%&'-]{0,63}$/u;

/** What an address of a list says beside where the list lives; `page` counts from 0, in the address from 1. */
export type ListQuery = { readonly chosen: ChosenFilters; readonly sort: SortId; readonly page: number };

/** How an address writes a chosen value: by its id alone, or with the words that are known of it. */
export type WriteValue = (code: FilterCode, id: string) => string;

const byIdAlone: WriteValue = (_code, id) => id;

/** The beginning of a list as it is first shown. */
export const firstOfList: ListQuery = { chosen: noFilters, sort: defaultSort, page: 0 };

/** The address of a list; what is usual is left out, so that each list has one address. `base` may have a query. */
export function listAddress(base: string, { chosen, sort, page }: ListQuery, write = byIdAlone): string {
  const usual = usualSort(new URLSearchParams(base.split('?')[1]));
  const parts = [
    ...chosenFields(chosen, write).map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    ...(sort === usual ? [] : [`sort=${sort}`]),
    ...(page > 0 ? [`page=${page + 1}`] : []),
  ];
  if (parts.length === 0) return base;
  return `${base}${base.includes('?') ? '&' : '?'}${parts.join('&')}`;
}

/** A search begins with its best match, every other list with its latest product. */
export function usualSort(query: URLSearchParams): SortId {
  return query.has(SEARCHED) ? relevance : defaultSort;
}

/** What was chosen, as fields of a form or parts of an address: the name may repeat. */
export function chosenFields(
  chosen: ChosenFilters,
  write = byIdAlone,
): readonly (readonly [name: string, value: string])[] {
  return filterCodes.flatMap((code) => (chosen[code] ?? []).map((id) => [code, write(code, id)] as const));
}

/**
 * Reads `?color=black-49&color=50&price=150-*&sort=price:asc&page=2`, by ids alone; what cannot be read is as if it were not
 * there.
 */
export function listQueryOf(query: URLSearchParams): ListQuery {
  const page = query.get('page') ?? '';
  const number = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
  return {
    chosen: chosenIn(query),
    sort: sortIdOf(query.get('sort'), usualSort(query)),
    page: Math.min(number, LAST_PAGE) - 1,
  };
}

/**
 * What an address shows: its one page, or all from the page on that the entry of the history has kept, since the
 * shopper has loaded more. What cannot be read of `kept` is as if it were not there.
 */
export function placeOf({ chosen, sort, page }: ListQuery, kept: unknown = null): ListPlace {
  const { firstPage } = (kept ?? {}) as { readonly firstPage?: unknown };
  const isPage = typeof firstPage === 'number' && Number.isInteger(firstPage) && firstPage >= 0 && firstPage < page;
  return { chosen, sort, firstPage: isPage ? firstPage : page, lastPage: page };
}

function chosenIn(query: URLSearchParams): ChosenFilters {
  return filterCodes.reduce((chosen, code) => {
    const ids = [...new Set(query.getAll(code).map((value) => idIn(code, value)))].filter((id) => isValue(code, id));
    return withValues(chosen, code, ids.slice(0, code === 'price' ? 1 : MOST_VALUES));
  }, noFilters);
}

function isValue(code: FilterCode, id: string): boolean {
  if (code === 'price') return priceRangeOf(id) !== null;
  if (code === 'discount' && discountStepOf(id) !== null) return true;
  const isForeign = code === 'category' && /^\d+$/.test(id) && !isOfShop(Number(id)); // CAT-043
  return VALUE.test(id) && !isForeign;
}
