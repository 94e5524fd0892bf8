import { KURTA, KURTA_M, NOBODY, TEE } from '#contract-kit/calls/reference-data.ts';
import type { Product } from '#contract-kit/calls/shapes.ts';
import type { Country } from '#contract-kit/money/rules.ts';
import type { Filter } from './ask.ts';
import { valuesOf } from './values.ts';

export type FilterCase = {
  readonly name: string;
  readonly rule: string;
  readonly filter: Filter;
  readonly country?: Country;
  /** Whether a product fits, by the rules of section 6. */
  readonly fits: (product: Product) => boolean;
};

const texts = (product: Product, field: string, country?: Country) => valuesOf(product, field, country).map(String);

type Case = Omit<FilterCase, 'fits' | 'filter'> & { readonly attribute: string; readonly value: unknown };

/** Some value of the field passes. */
function some(one: Case, passes: (value: string) => boolean, scope?: 'catalog'): FilterCase {
  const { attribute, value, country, ...rest } = one;
  const filter = { attribute, value, ...(scope ? { scope } : {}) };
  const fits = (product: Product) => texts(product, attribute, country).some(passes);
  return { ...rest, ...(country ? { country } : {}), filter, fits };
}

/** No value of the field passes; a missing one does not either. */
function none(one: Case, passes: (value: string) => boolean): FilterCase {
  const made = some(one, passes);
  return { ...made, fits: (product) => !made.fits(product) };
}

const within = (from: number, to: number) => (value: string) => Number(value) >= from && Number(value) <= to;

export const filterCases: readonly FilterCase[] = [
  some({ name: 'eq', rule: 'eq', attribute: 'sku', value: { eq: TEE } }, (sku) => sku === TEE),
  some(
    { name: 'eq-text', rule: 'eq compares on text: 1042 equals "1042"', attribute: 'id', value: { eq: '1042' } },
    (id) => id === '1042',
  ),
  some({ name: 'in', rule: 'in', attribute: 'sku', value: { in: [TEE, KURTA, NOBODY] } }, (sku) =>
    [TEE, KURTA].includes(sku),
  ),
  some({ name: 'in-empty', rule: 'an empty in matches nothing', attribute: 'sku', value: { in: [] } }, () => false),
  none({ name: 'neq', rule: 'neq', attribute: 'sku', value: { neq: TEE } }, (sku) => sku === TEE),
  none(
    {
      name: 'neq-missing',
      rule: 'neq is true where the field is missing',
      attribute: 'contract_kit',
      value: { neq: 'x' },
    },
    () => false,
  ),
  none({ name: 'nin', rule: 'nin', attribute: 'type_id', value: { nin: ['configurable', 'simple'] } }, (type) =>
    ['configurable', 'simple'].includes(type),
  ),
  none(
    {
      name: 'neq-list',
      rule: 'neq of a list needs that no element is equal',
      attribute: 'category_ids',
      value: { neq: 304 },
    },
    (id) => id === '304',
  ),
  none(
    {
      name: 'nin-list',
      rule: 'nin of a list needs that no element is equal',
      attribute: 'category_ids',
      value: { nin: [3, 304] },
    },
    (id) => ['3', '304'].includes(id),
  ),
  some(
    { name: 'in-list', rule: 'a list matches when any element does', attribute: 'category_ids', value: { in: [304] } },
    (id) => id === '304',
  ),
  some(
    { name: 'eq-missing', rule: 'an unknown field is missing', attribute: 'contract_kit', value: { eq: 'x' } },
    () => false,
  ),
  some({ name: 'gt', rule: 'gt', attribute: 'id', value: { gt: 1042 } }, (id) => Number(id) > 1042),
  some({ name: 'gte', rule: 'gte', attribute: 'id', value: { gte: 1042 } }, (id) => Number(id) >= 1042),
  some({ name: 'lt', rule: 'lt', attribute: 'id', value: { lt: 1042 } }, (id) => Number(id) < 1042),
  some({ name: 'lte', rule: 'lte', attribute: 'id', value: { lte: 1042 } }, (id) => Number(id) <= 1042),
  some(
    { name: 'range', rule: 'range keys hold together', attribute: 'id', value: { gt: 220, lte: 1042 } },
    (id) => Number(id) > 220 && Number(id) <= 1042,
  ),
  some(
    { name: 'from-to', rule: 'from is gte, to is lte', attribute: 'id', value: { from: 220, to: 1042 } },
    within(220, 1042),
  ),
  some({ name: 'moreq', rule: 'moreq is gte', attribute: 'id', value: { moreq: 1042 } }, (id) => Number(id) >= 1042),
  some(
    { name: 'numeric', rule: 'ranges compare numbers, not text', attribute: 'stock.qty', value: { gte: 9 } },
    (qty) => Number(qty) >= 9,
  ),
  some(
    {
      name: 'dates',
      rule: 'ranges of dates are chronological',
      attribute: 'created_at',
      value: { gte: '2026-10-01T00:00:00Z' },
    },
    (time) => Date.parse(time) >= Date.parse('2026-10-01T00:00:00Z'),
  ),
  some(
    {
      name: 'like',
      rule: 'like without case, % is any run of characters',
      attribute: 'name',
      value: { like: '%KURTA%' },
    },
    (name) => name.toLowerCase().includes('kurta'),
  ),
  some({ name: 'like-start', rule: 'like from the beginning', attribute: 'sku', value: { like: 'aj-%' } }, (sku) =>
    sku.startsWith('AJ-'),
  ),
  some(
    { name: 'like-plain', rule: 'like without % is equality', attribute: 'sku', value: { like: 'rt-te-220' } },
    (sku) => sku === TEE,
  ),
  some(
    {
      name: 'like-list',
      rule: 'a list of like matches if any entry does',
      attribute: 'sku',
      value: { like: ['RT-%', 'AJ-%'] },
    },
    (sku) => /^(RT|AJ)-/.test(sku),
  ),
  some(
    { name: 'like-wildcard', rule: 'like knows no wildcard but %', attribute: 'sku', value: { like: 'RT_TE_220' } },
    () => false,
  ),
  some(
    { name: 'exists', rule: 'exists true: present and not null', attribute: 'gender', value: { exists: true } },
    () => true,
  ),
  none(
    { name: 'exists-not', rule: 'exists false: missing or null', attribute: 'gender', value: { exists: false } },
    () => true,
  ),
  none(
    {
      name: 'exists-unknown',
      rule: 'an unknown field does not exist',
      attribute: 'contract_kit',
      value: { exists: false },
    },
    () => true,
  ),
  some(
    {
      name: 'stock',
      rule: 'stock.is_in_stock as true or as text',
      attribute: 'stock.is_in_stock',
      value: { eq: true },
    },
    (value) => value === 'true',
  ),
  some(
    { name: 'stock-text', rule: 'true equals "true"', attribute: 'stock.is_in_stock', value: { eq: 'true' } },
    (value) => value === 'true',
  ),
  some(
    { name: 'stock-status', rule: 'stock.stock_status', attribute: 'stock.stock_status', value: { in: [0] } },
    (value) => value === '0',
  ),
  some(
    {
      name: 'children',
      rule: 'configurable_children.sku',
      attribute: 'configurable_children.sku',
      value: { eq: KURTA_M },
    },
    (sku) => sku === KURTA_M,
  ),
  some(
    { name: 'category-id', rule: 'category.category_id', attribute: 'category.category_id', value: { in: [304] } },
    (id) => id === '304',
  ),
  some({ name: 'category', rule: 'category is category_ids', attribute: 'category', value: { in: [304, 41] } }, (id) =>
    ['304', '41'].includes(id),
  ),
  some(
    { name: 'category-root', rule: 'category is without the root', attribute: 'category', value: { eq: 2 } },
    () => false,
  ),
  some(
    {
      name: 'color',
      rule: 'color with scope catalog: own value, options and enabled children',
      attribute: 'color',
      value: { in: [49, 51] },
    },
    (color) => ['49', '51'].includes(color),
    'catalog',
  ),
  some(
    {
      name: 'size',
      rule: 'size with scope catalog: own value, options and enabled children',
      attribute: 'size',
      value: { eq: 167 },
    },
    (size) => size === '167',
    'catalog',
  ),
  some({ name: 'rts', rule: 'rts', attribute: 'rts', value: { eq: 1 } }, (rts) => rts === '1'),
  some(
    { name: 'visibility', rule: 'visibility and status', attribute: 'visibility', value: { in: [2, 3, 4] } },
    (value) => ['2', '3', '4'].includes(value),
  ),
  ...(['IN', 'US', 'ROW'] as const).flatMap((country) => [
    some(
      {
        name: `price-${country}`,
        rule: `price is the selling price of the set of ${country}; from inclusive, to exclusive`,
        attribute: 'price',
        value: { gte: 1_680, lt: 8_960 },
        country,
      },
      (price) => Number(price) >= 1_680 && Number(price) < 8_960,
    ),
    some(
      {
        name: `discount-${country}`,
        rule: `discount is the percent of the set of ${country}`,
        attribute: 'discount',
        value: { eq: 20 },
        country,
      },
      (percent) => percent === '20',
    ),
  ]),
];
