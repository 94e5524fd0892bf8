import { expect, test } from 'vitest';
import type { ProductRecord } from '#api/records/product-records.ts';
import { demoCollection } from './collection.ts';

const TODAY = '2026-11-20';
const { products } = demoCollection(TODAY);

const product = (sku: string): ProductRecord => {
  const found = products.find((each) => each.sku === sku);
  if (found === undefined) throw new Error(`No product ${sku}`);
  return found;
};

test('sells the indigo kurta set as the contract describes it', () => {
  expect(product('AJ-KS-1042')).toMatchObject({
    id: 1042,
    name: 'Indigo Block Print Kurta Set',
    url_path: 'women/kurta-sets/indigo-block-print-kurta-set',
    price: 10000,
    special_price: 8960,
    special_from_date: '2026-10-01',
    special_to_date: null,
    price_by_currency: 13000,
    special_price_by_currency: 10400,
    price_for_other: 12500,
    special_price_for_other: 10000,
    tax_class_id: 2,
    image: '/a/j/aj-ks-1042-indigo.jpg',
    stock: { qty: 7, is_in_stock: true, stock_status: 1 },
    rts_qty: 2,
    rts_disclaimer: 'Ready to ship in 2 working days.',
    gender: 11,
    category_product: 31,
    color: 49,
    created_at: '2026-10-05T06:30:00Z',
    configurable_children: [
      {
        id: 1043,
        sku: 'AJ-KS-1042-S',
        name: 'Indigo Block Print Kurta Set S',
        size: 166,
        stock: { qty: 0, is_in_stock: false, stock_status: 0 },
      },
      {
        id: 1044,
        sku: 'AJ-KS-1042-M',
        name: 'Indigo Block Print Kurta Set M',
        size: 167,
        stock: { qty: 7, is_in_stock: true, stock_status: 1 },
      },
    ],
  });
});

test('sells the organic cotton tee as the contract describes it', () => {
  const tee = product('RT-TE-220');
  expect(tee).toMatchObject({
    id: 220,
    type_id: 'simple',
    price: 1500,
    special_price: 0,
    price_by_currency: 2200,
    price_for_other: 2100,
    image: '/r/t/rt-te-220.jpg',
    url_path: 'men/tees/organic-cotton-tee',
    stock: { qty: 40, is_in_stock: true, stock_status: 1 },
    rts_qty: 40,
    color: 51,
    size: 167,
    created_at: '2026-09-12T06:30:00Z',
  });
  expect(tee.category_ids).toEqual(expect.arrayContaining([2, 4, 14]));
});
