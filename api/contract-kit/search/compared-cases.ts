import { KURTA, NOBODY, TEE } from '#api/contract-kit/calls/reference-data.ts';
import { type FilterCase, none, some } from './filter-case.ts';

/** Values that are the same, among others, or there at all. */
export const comparedCases: readonly FilterCase[] = [
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
    { name: 'visibility', rule: 'visibility and status', attribute: 'visibility', value: { in: [2, 3, 4] } },
    (value) => ['2', '3', '4'].includes(value),
  ),
];
