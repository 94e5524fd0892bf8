import type { Contract } from '#api/contract/load-contract.ts';
import { type Outcome, refusal } from '#api/transport/outcome.ts';
import { harmIn, parseJson } from '#api/transport/parse-json.ts';
import {
  type AvailableFilter,
  type EntityType,
  isEntityType,
  isFilterValue,
  type Search,
  type SearchQuery,
  sortKeysOf,
} from './search-query.ts';

export type ReadSearch =
  | { readonly kind: 'read'; readonly search: Search }
  | { readonly kind: 'refused'; readonly outcome: Outcome };

/** The fields of a search, from the address or from a body. */
export type SearchFields = {
  readonly type?: string;
  readonly store?: string;
  readonly searchQuery?: unknown;
  readonly size?: number;
  readonly from?: number;
  readonly sort?: string;
  readonly groupId?: number;
  readonly groupToken?: string;
  readonly _sourceInclude?: readonly string[];
  readonly _sourceExclude?: readonly string[];
};

export type SearchRules = { readonly contract: Contract; readonly storeCodes: ReadonlySet<string> };

const DEFAULT_SIZE = 24;
const MOST_SIZE = 4_000;
const MOST_OFFSET = 1_000_000;

/** Checks a search and fills in what is missing. Source: contract, GET /api/catalog. */
export function readSearch(fields: SearchFields, { contract, storeCodes }: SearchRules): ReadSearch {
  const { type = '', store = '', searchQuery = {}, size = 0, from = 0, sort = '' } = fields;
  if (!isEntityType(type)) return refused(`No entity type registered for ${type.slice(0, 50)}`);
  if (store !== '' && !storeCodes.has(store)) return refused(`Unknown store code ${store.slice(0, 50)}`);
  const { _sourceInclude: include = [], _sourceExclude: exclude = [] } = fields;
  const isChoice = [include, exclude].every((names) => contract.faultsOfComponent('SourceFields', names).length === 0);
  if (!isChoice || !isSearchQuery(searchQuery, contract) || !isGroup(fields.groupId, contract)) {
    return refused('Invalid search request');
  }
  const search: Search = {
    type,
    query: plainQuery(type, searchQuery),
    size: pageSizeOf(size),
    from: Math.min(Math.max(from, 0), MOST_OFFSET),
    sort: sortKeysOf(sort),
    include,
    exclude,
  };
  return { kind: 'read', search };
}

/** Rows of a page: below 1 stands for the default. */
export function pageSizeOf(size: number): number {
  return size < 1 ? DEFAULT_SIZE : Math.min(size, MOST_SIZE);
}

/** Variants are a product's alone, and a field has one aggregation: the first that was asked for. */
function plainQuery(type: EntityType, { _appliedFilters = [], _availableFilters = [], ...query }: SearchQuery) {
  const scoped = <T extends object>(part: T): T => (type === 'product' ? part : { ...part, scope: 'default' });
  const facets = _availableFilters.filter(({ field }, at, all) => all.findIndex((one) => one.field === field) === at);
  return { ...query, _appliedFilters: _appliedFilters.map(scoped), _availableFilters: facets.map(scoped) };
}

function refused(message: string): ReadSearch {
  return { kind: 'refused', outcome: refusal(400, message) };
}

export function isSearchQuery(value: unknown, contract: Contract): value is SearchQuery {
  if (harmIn(value) || contract.faultsOfComponent('SearchQuery', value).length > 0) return false;
  const { _appliedFilters: filters = [], _availableFilters: facets = [] } = value as SearchQuery;
  return filters.every((filter) => isFilterValue(filter.value)) && facets.every(hasPlainRanges) && isShare(value);
}

/** The ends of a range are told in its key, as plain numbers. */
function hasPlainRanges({ options }: AvailableFilter): boolean {
  const ends = (options?.ranges ?? []).flatMap(({ from = 0, to = 0 }) => [from, to]);
  return ends.every((end) => /^[\d.]+$/.test(String(end)));
}

function isGroup(groupId: number | undefined, contract: Contract): boolean {
  return groupId === undefined || contract.faultsOfComponent('GroupId', groupId).length === 0;
}

function isShare(value: unknown): boolean {
  return /^\d{1,3}(\.\d{1,6})?%$/.test((value as SearchQuery)._relevance?.minimum_should_match ?? '75%');
}

/** Reads the address of a GET search; null when `request` is not JSON. */
export function fieldsOfAddress(query: URLSearchParams): SearchFields | null {
  const request = jsonOf(query.get('request') ?? '{}');
  if (request === undefined) return null;
  return {
    type: query.get('type') ?? '',
    store: query.get('store') ?? '',
    searchQuery: request,
    size: wholeOf(query.get('size')),
    from: wholeOf(query.get('from')),
    sort: query.get('sort') ?? '',
    ...groupIn(query),
    _sourceInclude: listOf(query.get('_sourceInclude')),
    _sourceExclude: listOf(query.get('_sourceExclude')),
  };
}

function groupIn(query: URLSearchParams): Pick<SearchFields, 'groupId' | 'groupToken'> {
  const id = query.get('groupId') ?? '';
  return { ...(id === '' ? {} : { groupId: numberOf(id) }), groupToken: query.get('groupToken') ?? '' };
}

function jsonOf(text: string): unknown {
  const parsed = parseJson(text === '' ? '{}' : text);
  return parsed.kind === 'read' ? parsed.value : undefined;
}

/** NaN for what is no plain number. */
function numberOf(text: string): number {
  return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

function wholeOf(text: string | null): number {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : 0;
}

export function listOf(text: string | null): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
