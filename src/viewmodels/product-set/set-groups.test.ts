import { expect, test } from 'vitest';
import { partOf } from '#domain/catalog/part.ts';
import { type ProductLink, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { setGroups } from './set-groups.ts';
import { firstSelection } from './set-selection.ts';

const world = {
  market: { country: 'IN', today: '2026-11-20' },
  storeView: { currency: 'INR' },
  messages: inEnglish,
  mediaBase: '',
  rules: { useUrlPaths: true },
} as const;

test('CAT-106 a set lists its products with their names and prices', () => {
  const links = ['SHAWL', 'STOLE'].map(
    (sku): ProductLink => ({ kind: 'associated', type: 'simple', sku: skuOf(sku), quantity: 1 }),
  );
  const product = productForTests('SET', { type: 'grouped', links });
  const shawl = partOf(productForTests('SHAWL', { name: 'Shawl' }));
  const prices = { ...shawl.prices, india: { regular: moneyOf(500), special: nothing } };
  const stole = partOf(productForTests('STOLE', { name: 'Stole', prices }));
  const view = {
    kind: 'ready',
    product,
    variant: null,
    toChoose: [],
    parts: [shawl, stole],
    details: [],
    breadcrumbs: [],
  } as const;
  const [group] = setGroups(firstSelection(view), world);
  expect(group?.choices.map(({ name, price }) => [name, price.current])).toEqual([
    ['Shawl', '₹100'],
    ['Stole', '₹500'],
  ]);
});
