import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { noProductView, type ProductView } from '#domain/catalog/product-view.ts';
import { nothingViewed } from '#domain/lists/recently-viewed.ts';
import { createNoteViewed } from './note-viewed.ts';

function open() {
  const view = createMemoryCell<ProductView>(noProductView);
  const viewed = createMemoryCell(nothingViewed);
  const note = createNoteViewed({ productView: view, recentlyViewed: viewed });
  const look = (sku: string, parentSku = sku, variant: string | null = null): void => {
    const product = { ...productForTests(sku), parentSku: skuOf(parentSku) };
    const chosen = variant === null ? null : skuOf(variant);
    view.update(() => ({
      kind: 'ready',
      product,
      variant: chosen,
      toChoose: [],
      parts: [],
      details: [],
      breadcrumbs: [],
    }));
    note();
  };
  return { look, note, viewed: viewed.get };
}

test('ACC-14 a product is noted once by its parentSku, whichever of its children is open', () => {
  const { look, viewed } = open();
  look('KURTA', 'KURTA', 'KURTA-S');
  look('KURTA', 'KURTA', 'KURTA-M');
  look('KURTA-M', 'KURTA');
  look('KURTA');
  expect(viewed()).toEqual(['KURTA']);
});

test('where no product is open nothing is noted', () => {
  const { note, viewed } = open();
  note();
  expect(viewed()).toEqual([]);
});
