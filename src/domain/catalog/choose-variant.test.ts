import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createChooseVariant } from './choose-variant.ts';
import { skuOf } from './product.ts';
import type { ProductView } from './product-view.ts';

const opened: ProductView = {
  kind: 'ready',
  product: kurta(),
  variant: skuOf('INDIGO-S'),
  toChoose: ['size'],
  parts: [],
  details: [],
  breadcrumbs: [],
};

test('a variant of the open product becomes the chosen one, and nothing else changes', () => {
  const view = createMemoryCell<ProductView>(opened);
  createChooseVariant({ productView: view })(skuOf('IVORY-M'), []);
  expect(view.get()).toEqual({ ...opened, variant: 'IVORY-M', toChoose: [] });
});

test.each<ProductView>([opened, { kind: 'none' }, { kind: 'failed' }])(
  'what a page has no variant of is not chosen: $kind',
  (now) => {
    const view = createMemoryCell<ProductView>(now);
    createChooseVariant({ productView: view })(skuOf('IVORY-XXL'), []);
    expect(view.get()).toBe(now);
  },
);
