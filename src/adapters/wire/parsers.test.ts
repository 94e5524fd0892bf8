import { expect, test } from 'vitest';
import { parseAttribute } from './parse-attribute.ts';
import { parseCartId, parseCartLine, parseCartLines, parseDone } from './parse-cart-line.ts';
import { parseCategory } from './parse-category.ts';
import { parseHome } from './parse-home.ts';
import { parsePaymentMethods, parseShippingInformation, parseShippingMethods } from './parse-methods.ts';
import { parseOrder, parsePlacement } from './parse-order.ts';
import { parseProduct, parseStock } from './parse-product.ts';
import { parseTotals } from './parse-totals.ts';
import type { Parser } from './parser.ts';

const stock = { qty: 7, is_in_stock: true, stock_status: 1 };
const product = { id: 1, sku: 'P1', type_id: 'simple', name: 'Tee', price: 1, status: 1, visibility: 4, stock };
const category = { id: 3, parent_id: 2, name: 'Women', url_path: 'women', level: 2, path: '1/2/3', is_active: true };
const attribute = {
  attribute_id: 152,
  attribute_code: 'fabric',
  frontend_label: 'Fabric',
  options: [{ value: '206', label: 'Mulberry silk' }],
  default_value: null,
  frontend_input: 'select',
  is_comparable: true,
  is_visible_on_front: true,
  is_user_defined: true,
  is_visible: true,
};
const line = {
  item_id: 5101,
  sku: 'P1-M',
  parent_sku: 'P1',
  qty: 2,
  name: 'Tee',
  price_incl_tax: 100,
  product_type: 'configurable',
  quote_id: 'C1',
};
const totals = {
  subtotal_incl_tax: 200,
  discount_amount: 0,
  shipping_incl_tax: 0,
  tax_amount: 20,
  grand_total: 200,
  items: [{ item_id: 1, qty: 1, row_total_incl_tax: 200 }],
  total_segments: [{ code: 'subtotal', title: 'Subtotal', value: 200 }],
};
const payment = { code: 'cashondelivery', title: 'Cash on delivery' };
const shipping = { carrier_code: 'f', method_code: 'f', method_title: 'DPD Courier', amount: 0, price_incl_tax: 0 };
const order = {
  order_id: '1-x',
  increment_id: 'AF1',
  created_at: '2026-11-20T10:00:01Z',
  status: 'pending',
  items: [{ sku: 'P1', name: 'Tee', qty_ordered: 1, price_incl_tax: 1, row_total_incl_tax: 1 }],
  subtotal_incl_tax: 1,
  shipping_amount: 0,
  discount_amount: 0,
  tax_amount: 0,
  grand_total: 1,
  shipping_address: null,
  billing_address: { country_id: 'IN' },
  payment: { title: 'Cash on delivery' },
};

/** What each parser reads, and a change that makes it unreadable with the field that is to blame. */
const cases: readonly (readonly [string, Parser<unknown>, unknown, ...(readonly [unknown, string])[]])[] = [
  ['a stock', parseStock, stock, [{ ...stock, qty: '7' }, 'qty'], [{ ...stock, is_in_stock: 1 }, 'is_in_stock']],
  [
    'an attribute',
    parseAttribute,
    attribute,
    [{ ...attribute, attribute_code: undefined }, 'attribute_code'],
    [{ ...attribute, frontend_input: 'dial' }, 'frontend_input'],
    [{ ...attribute, options: null }, 'options'],
    [{ ...attribute, options: [{ value: 206 }] }, 'options.0.value'],
    [{ ...attribute, is_visible_on_front: 'yes' }, 'is_visible_on_front'],
  ],
  [
    'a product',
    parseProduct,
    product,
    [{ ...product, type_id: 'potion' }, 'type_id'],
    [{ ...product, stock: { ...stock, qty: null } }, 'stock.qty'],
    [{ ...product, special_price: '1' }, 'special_price'],
    [{ ...product, name: undefined }, 'name'],
  ],
  ['a category', parseCategory, category, [{ ...category, is_active: 'yes' }, 'is_active'], [null, '']],
  [
    'a line',
    parseCartLine,
    line,
    [{ ...line, item_id: null }, 'item_id'],
    [{ ...line, price_incl_tax: '100' }, 'price_incl_tax'],
  ],
  ['lines', parseCartLines, [line], [[line, { ...line, sku: 1 }], '1.sku'], [{ lines: [] }, '']],
  ['a cart id', parseCartId, 'C1', ['', ''], [7, '']],
  ['done', parseDone, true, [false, ''], ['true', '']],
  [
    'totals',
    parseTotals,
    totals,
    [{ ...totals, grand_total: null }, 'grand_total'],
    [{ ...totals, items: [{ item_id: 1 }] }, 'items.0.qty'],
    [{ ...totals, total_segments: {} }, 'total_segments'],
  ],
  ['payment methods', parsePaymentMethods, [payment], [[{ code: 'x' }], '0.title'], [{}, '']],
  ['shipping methods', parseShippingMethods, [shipping], [[{ ...shipping, amount: 'free' }], '0.amount']],
  [
    'shipping information',
    parseShippingInformation,
    { payment_methods: [payment], totals },
    [{ payment_methods: [payment] }, 'totals'],
    [{ payment_methods: null, totals }, 'payment_methods'],
  ],
  [
    'a placement',
    parsePlacement,
    { orderNumber: 'AF1', grand_total: 1 },
    [{ orderNumber: 70012, grand_total: 1 }, 'orderNumber'],
    [{ orderNumber: 'AF1' }, 'grand_total'],
  ],
  [
    'an order',
    parseOrder,
    order,
    [{ ...order, payment: null }, 'payment'],
    [{ ...order, shipping_address: { city: 'Mumbai' } }, 'shipping_address.country_id'],
    [{ ...order, billing_address: null }, 'billing_address'],
    [{ ...order, items: [{}] }, 'items.0.sku'],
  ],
  ['a home page', parseHome, { sections: [] }, [{}, 'sections'], [{ sections: null }, 'sections']],
];

for (const [name, parse, good, ...bad] of cases) {
  test(`${name} is read, and names the field that is not as agreed`, () => {
    expect(parse(good)).toMatchObject({ kind: 'ok' });
    for (const [input, field] of bad) expect(parse(input)).toEqual({ kind: 'malformed', field });
  });
}

test('CAT-036 an attribute keeps what the merchant says of it', () => {
  const usual = { ...attribute, default_value: '206' };
  expect(parseAttribute(usual)).toEqual({ kind: 'ok', value: usual });
});

test('the attributes of a variant are option ids, and no names of the language', () => {
  const custom = [
    { attribute_code: 'fabric', value: '7' },
    { attribute_code: 'constructor', value: 1 },
    { attribute_code: '__proto__', value: 1 },
    { attribute_code: 'care', value: 'Dry clean' },
  ];
  const child = { sku: 'P1-M', price: 1, stock, color: 49, custom_attributes: custom };
  const found = parseProduct({ ...product, configurable_children: [child] });
  const attributes = found.kind === 'ok' ? found.value.configurable_children.items[0]?.attributes : null;
  expect(Object.entries(attributes ?? {}).toSorted()).toEqual([
    ['color', 49],
    ['fabric', 7],
    ['price', 1],
  ]);
});

test('ids of chosen options are read as text and as numbers', () => {
  const options = [{ option_id: '93', option_value: 49 }];
  const read = (chosen: unknown) => {
    const product_option = { extension_attributes: { configurable_item_options: chosen } };
    const found = parseCartLine({ ...line, product_option });
    return found.kind === 'ok' ? found.value.product_option.extension_attributes.configurable_item_options : found;
  };
  expect(read(options)).toEqual([{ option_id: 93, option_value: 49, label: '', value: '' }]);
  expect(read([{ option_id: 'x', option_value: '' }])).toEqual([]);
});
