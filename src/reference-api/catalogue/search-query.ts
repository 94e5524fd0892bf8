/** The words of a catalogue search as the contract's SearchQuery has them. */

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

/** Either one plain operator or any combination of range keys, and range operands that can be compared. */
export function isFilterValue(value: FilterValue): boolean {
  const single = SINGLE_KEYS.filter((key) => value[key] !== undefined).length;
  const ranges = RANGE_KEYS.map((key) => value[key]).filter((operand) => operand !== undefined);
  if (single > 0) return single === 1 && ranges.length === 0;
  return ranges.length > 0 && ranges.every((operand) => kindOfOperand(operand) !== 'none');
}

/** How a range operand is compared: as a number, or in time for an ISO date. */
export function kindOfOperand(operand: Operand): 'number' | 'time' | 'none' {
  if (typeof operand === 'number') return 'number';
  if (typeof operand === 'boolean') return 'none';
  if (/^-?\d{1,15}(\.\d{1,9})?$/.test(operand)) return 'number';
  return /^\d{4}-\d\d-\d\d/.test(operand) && !Number.isNaN(Date.parse(operand)) ? 'time' : 'none';
}

/** `field:asc|desc`, comma-separated; a missing direction is ascending. */
export function sortKeysOf(sort: string): readonly SortKey[] {
  const parts = sort.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [field = '', direction = 'asc'] = part.split(':');
      return { field, descending: direction.toLowerCase() === 'desc' };
    });
}
