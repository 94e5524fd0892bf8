import { TEE } from '#api/contract-kit/calls/reference-data.ts';
import { type FilterCase, some } from './filter-case.ts';

/** Texts like a pattern. */
export const likeCases: readonly FilterCase[] = [
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
];
