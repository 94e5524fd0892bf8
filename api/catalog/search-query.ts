/** The words of a catalog search as the contract's SearchQuery has them. */

export type Operand = string | number | boolean;

export type FilterValue = {
  readonly eq?: Operand;
  readonly in?: readonly Operand[];
  readonly neq?: Operand;
  readonly nin?: readonly Operand[];
  readonly gt?: Operand;
  readonly gte?: Operand;
  readonly lt?: Operand;
  readonly lte?: Operand;
  readonly from?: Operand;
  readonly to?: Operand;
  readonly moreq?: Operand;
  readonly like?: string | readonly string[];
  readonly exists?: boolean;
};

export type Scope = 'default' | 'catalog';

export type AppliedFilter = { readonly attribute: string; readonly value: FilterValue; readonly scope?: Scope };

export type PriceRange = { readonly from?: number; readonly to?: number };

export type AvailableFilter = {
  readonly field: string;
  readonly scope?: Scope;
  readonly options?: { readonly size?: number; readonly ranges?: readonly PriceRange[] };
};

/** How a text is matched; a missing key takes its default. Source: contract, Relevance. */
export type Relevance = {
  readonly boosts?: Readonly<Record<string, number>>;
  readonly fuzziness?: number;
  readonly minimum_should_match?: string;
  readonly prefix_length?: number;
  readonly max_expansions?: number;
  readonly min_score?: number;
};

export type SearchQuery = {
  readonly _searchText?: string;
  readonly _relevance?: Relevance;
  readonly _appliedFilters?: readonly AppliedFilter[];
  readonly _availableFilters?: readonly AvailableFilter[];
};

export type EntityType =
  | 'product'
  | 'category'
  | 'attribute'
  | 'taxrule'
  | 'cms_page'
  | 'cms_block'
  | 'cms_hierarchy'
  | 'review';

const entityTypes: readonly string[] = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
  'review',
];

export function isEntityType(type: unknown): type is EntityType {
  return typeof type === 'string' && entityTypes.includes(type);
}

/** The fields that hold words. Source: contract, section 6. */
export const TEXT_FIELDS = ['name', 'sku', 'category.name', 'title'] as const;

export type Search = {
  readonly type: EntityType;
  readonly query: SearchQuery;
  readonly size: number;
  readonly from: number;
  readonly sort: readonly SortKey[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

export type SortKey = { readonly field: string; readonly descending: boolean };

const RANGE_KEYS = ['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'] as const;
const SINGLE_KEYS = ['eq', 'in', 'neq', 'nin', 'like', 'exists'] as const;

const MOST_PATTERNS = 20;
const LONGEST_PATTERN = 200;

/**
 * Either one plain operator or any combination of range keys, and range operands that can be compared. Patterns are few
 * and short, for each is tried on each value of each row.
 */
export function isFilterValue(value: FilterValue): boolean {
  const patterns = [value.like ?? []].flat();
  if (patterns.length > MOST_PATTERNS || patterns.some(({ length }) => length > LONGEST_PATTERN)) return false;
  const single = SINGLE_KEYS.filter((key) => value[key] !== undefined).length;
  const ranges = RANGE_KEYS.map((key) => value[key]).filter((operand) => operand !== undefined);
  if (single > 0) return single === 1 && ranges.length === 0;
  return ranges.length > 0 && ranges.every((operand) => isNumber(operand) || timeOf(operand) !== null);
}

function isNumber(operand: Operand): boolean {
  return typeof operand === 'number' || /^-?\d{1,15}(\.\d{1,9})?$/.test(String(operand));
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * The moment of an ISO date as UTC text that is in the order of time, `YYYY-MM-DDTHH:MM:SS.mmm`; UTC is also meant where
 * no zone is told. Null for what is no date, and for a day that no month has.
 */
export function timeOf(operand: Operand): string | null {
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(String(operand)) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, -1);
}

function isDay(day: string): boolean {
  const start = new Date(`${day}T00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/** `field:asc|desc`, comma-separated; a missing direction is ascending. A field that was named before adds nothing. */
export function sortKeysOf(sort: string): readonly SortKey[] {
  const keys = sort.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.trim().split(':');
    return { field, descending: direction.toLowerCase() === 'desc' };
  });
  return [...Map.groupBy(keys, ({ field }) => field).values()].flatMap(([first]) => first ?? []);
}
