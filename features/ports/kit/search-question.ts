import { filterCodes } from '#domain/catalog/filters.ts';
import type { Condition, SearchQuery } from '#domain/catalog/search-query.ts';
import { type Money, moneyOf } from '#domain/shared/money.ts';
import { list, NotAskable, number, said, text } from './port-limits.ts';

/** The fields of a search in words of the contract. */
export type Asked = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 128; // searchQuery

export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new NotAskable('a port asks in JSON');
  }
}

/** The same search in words of the domain. */
export function queryOf({ size = 0, from = 0, sort = '', searchQuery = {} }: Asked): SearchQuery {
  const words = said(searchQuery, '_searchText', '_appliedFilters', '_availableFilters');
  const looked = text(words['_searchText'] ?? '');
  if (looked.length > LONGEST_TEXT) throw new NotAskable('no port asks for so long a text');
  return {
    text: looked,
    conditions: list(words['_appliedFilters'] ?? []).map(conditionOf),
    facets: list(words['_availableFilters'] ?? []).map(facetOf),
    size: number(size),
    start: number(from),
    sort: text(sort),
  };
}

function facetOf(filter: unknown): SearchQuery['facets'][number] {
  const { field, options = {} } = said(filter, 'field', 'scope', 'options');
  const code = filterCodes.find((each) => each === field);
  const { size } = said(options, 'size');
  if (code === undefined) throw new NotAskable(`no list is narrowed by ${JSON.stringify(field)}`);
  if (size !== undefined && number(size) < 100) throw new NotAskable('a port names no number of buckets');
  return code;
}

/** The port says in which scope a field is looked at; ids are whole numbers, so that bounds may be moved by one. */
function conditionOf(filter: unknown): Condition {
  const { attribute, value } = said(filter, 'attribute', 'value', 'scope');
  const field = text(attribute);
  const wanted = said(value, 'eq', 'in', 'gte', 'lt', ...(field === 'id' ? ['gt', 'lte'] : []));
  if ('eq' in wanted) return { field, kind: 'is', value: scalar(wanted['eq']) };
  if ('in' in wanted) return { field, kind: 'any-of', values: list(wanted['in']).map(scalar) };
  const from = wanted['gte'] ?? after(wanted['gt']);
  const below = wanted['lt'] ?? after(wanted['lte']);
  if (field !== 'price') return { field, kind: 'between', from: bound(from), below: bound(below) };
  return { field, kind: 'priced', from: amount(from), below: amount(below) };
}

function after(id: unknown): number | undefined {
  return id === undefined ? undefined : number(id) + 1;
}

function bound(value: unknown): number | null {
  return value === undefined ? null : number(value);
}

function amount(value: unknown): Money | null {
  return value === undefined ? null : moneyOf(number(value));
}

function scalar(value: unknown): string | number {
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotAskable('a port compares texts and numbers');
  return value;
}
