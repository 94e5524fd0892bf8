import { expect, test } from 'vitest';
import type { Cart, CartId } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { sumNames } from './amount-names.ts';
import { toKept } from './kept-form.ts';
import { readStoredCart } from './stored-cart.ts';

const id = 'cart-1' as CartId;
const lines = [
  lineForTests('A', 2, { serverItem: { id: 1, cartId: id, quantity: 2 }, asked: [2, 4], askedIn: id }),
  lineForTests('B'),
];
const kept: Cart = {
  lines,
  saved: [lineForTests('C', 3, { makeDays: 8 })],
  removed: [
    { id: 7, quantity: 2 },
    { id: 8, quantity: 2, asked: [3], cartId: id, key: 'F' },
  ],
  removedEarly: [
    { key: 'D', quantity: 1 },
    { key: 'E', quantity: 1, asked: [2], cartId: id },
  ],
  id,
  inSync: { hash: 'A*2|B*1', at: 5 },
  totals: { value: ownTotals(lines, nothing), hash: 'A*2|B*1', at: 5 },
  pricedFor: 'US',
  shippingMethod: 'flatrate',
  paymentMethod: 'ccavenuepay',
  paymentChannel: 'cards',
  isMerging: true,
  receipt: { fromAccount: 1, devices: [{ key: 'A', quantity: 2 }] },
  orderedAt: 4,
  begunAt: 3,
};

/** Each is written as a device keeps it, whole or with something wrong in it. */
const written = (cart: unknown) => toKept(cart as Cart, sumNames);
const reread = (cart: unknown) => readStoredCart(JSON.parse(JSON.stringify(written(cart))));

test('CART-01 CART-37 what a device kept is read back', () => {
  expect(reread(kept)).toEqual(kept);
  expect(reread(emptyCart)).toEqual(emptyCart);
});

test.each([[null], [undefined], [''], [0], [[]], [{}], [{ lines: 'none' }], [{ lines: null }]])(
  '%o is no cart',
  (stored) => {
    expect(readStoredCart(stored)).toBeNull();
  },
);

test.each([
  ['no line at all', null],
  ['no sku', { sku: '' }],
  ['a name that is no text', { name: 7 }],
  ['no price', { price: null }],
  ['no pieces', { quantity: 0 }],
  ['half a piece', { quantity: 1.5 }],
  ['no options', { options: null }],
  ['a broken tie', { serverItem: { id: 'x' } }],
  ['no word on whether the shop has it', { serverItem: undefined }],
])('a line with %s is left out, the good one stays, and the shop is asked again', (_name, change) => {
  const bad = change && { ...lines[0], ...change };
  expect(readStoredCart(written({ ...kept, lines: [bad, lines[1]] }))).toEqual({
    ...kept,
    lines: [lines[1]],
    inSync: null,
    totals: null,
  });
});

test.each([undefined, null, '', 'barter', 7, {}, ['upi'], { channel: 'upi' }])(
  'what is no channel of a payment is none, and nothing else is lost: %j',
  (paymentChannel) => {
    expect(readStoredCart(written({ ...kept, paymentChannel }))).toEqual({ ...kept, paymentChannel: null });
  },
);

test('what cannot be read beside the lines is forgotten', () => {
  const bad = {
    lines,
    removed: [1, 'x', null, { id: 'x' }, { id: 2, quantity: 'all' }, { id: 3 }, { id: 4, quantity: 1, key: '' }],
    id: 7,
    inSync: { hash: 1, at: 2 },
    totals: { hash: '', at: 0, value: { grandTotal: 'much' } },
    shippingMethod: {},
    paymentMethod: false,
    paymentChannel: 'barter',
    orderedAt: 'yesterday',
    begunAt: {},
  };
  expect(readStoredCart(written(bad))).toEqual({
    ...emptyCart,
    lines,
    removed: [...[1, 3].map((id) => ({ id, quantity: null })), { id: 4, quantity: 1 }],
  });
});

test('lines of another age have what they did not know of', () => {
  const { replaces, rejection, parts, ...old } = lineForTests('A');
  expect([replaces, rejection, parts]).toEqual([[], null, []]);
  const stored = { ...kept, saved: undefined, lines: [{ ...old, stock: 'out-of-stock' }] };
  expect(reread(stored)).toMatchObject({ lines: [lineForTests('A')], saved: [] });
});

test.each([366, 2.5, -1, 'eight'])('of a line that ships in %j days nothing else is lost', (makeDays) => {
  const stored = written({ ...kept, lines: [{ ...lineForTests('A'), makeDays }] });
  expect(readStoredCart(stored)?.lines).toEqual([lineForTests('A')]);
});

test.each([
  ['saved lines that are none', { saved: 'all' }, { saved: [] }],
  ['a broken saved line', { saved: [null, lineForTests('C')] }, { saved: [lineForTests('C')] }],
])('%s are left out', (_case, stored, read) => {
  expect(readStoredCart(written({ ...kept, ...stored }))).toEqual({ ...kept, ...read });
});

test.each([
  [{ replaces: 'A' }, {}],
  [{ replaces: [null, lineForTests('A')] }, { replaces: [lineForTests('A')] }],
  [{ rejection: 'no' }, {}],
  [{ rejection: { kind: 'pieces', wanted: 'many', left: 1 } }, {}],
  [{ rejection: { kind: 'pieces', wanted: 3, left: 'few' } }, {}],
  [{ rejection: { kind: 'pieces', wanted: 3 } }, {}],
  [{ rejection: { kind: 'choice', wanted: 7 } }, {}],
  [{ rejection: { kind: 'other' } }, {}],
  [{ rejection: { kind: 'pieces', wanted: 3, left: null } }, { rejection: { kind: 'pieces', wanted: 3, left: null } }],
  [{ stock: { level: 'plenty', quantity: 1 } }, {}],
  [{ stock: { level: 'in-stock', quantity: 'many' } }, {}],
  [{ stock: { level: 'in-stock' } }, {}],
  [{ stock: { level: 'in-stock', quantity: null } }, { stock: { level: 'in-stock', quantity: null } }],
])('of a line with %j what can be read stays', (stored, read) => {
  const line = lineForTests('B');
  expect(reread({ ...kept, lines: [{ ...line, ...stored }] })?.lines).toEqual([{ ...line, ...read }]);
});

test('carts of builds that knew no receipt have none', () => {
  const { receipt: _none, ...old } = kept;
  expect(reread(old)).toEqual({ ...kept, receipt: null });
});

const [good] = kept.receipt?.devices ?? [];

test.each([
  ['no object', 'yes'],
  ['a list', []],
  ['no number of the account', { devices: [good] }],
  ['a number that is none', { fromAccount: '1', devices: [good] }],
  ['nothing of the account', { fromAccount: 0, devices: [good] }],
  ['half a piece', { fromAccount: 1, devices: [{ key: 'A', quantity: 0.5 }] }],
  ['a line without pieces', { fromAccount: 1, devices: [good, { key: 'B' }] }],
  ['a line without a name', { fromAccount: 1, devices: [good, { key: '', quantity: 1 }] }],
  ['lines that are none', { fromAccount: 1, devices: 'A' }],
])('a receipt that is %s is forgotten, and nothing else is', (_case, receipt) => {
  expect(reread({ ...kept, receipt })).toEqual({ ...kept, receipt: null });
});

test('CART-03 a device keeps what the cart is called, what was agreed and when, and when the sums were read', () => {
  expect(reread(kept)).toMatchObject({ id, inSync: { hash: 'A*2|B*1', at: 5 }, totals: { hash: 'A*2|B*1', at: 5 } });
});

const sums = { id: 1, quantity: 2, total: moneyOf(200), discount: nothing, options: [{ label: 'Size', value: 'M' }] };
test('CART-09 a device keeps the sums of each line', () => {
  const totals = { value: { ...ownTotals(lines, nothing), lines: [sums] }, hash: 'A*2|B*1', at: 5 };
  expect(reread({ ...kept, totals })?.totals?.value.lines).toEqual([sums]);
});

test('CART-02 a device keeps lines with the ids of the shop and the pieces that it took', () => {
  expect(reread(kept)?.lines).toMatchObject([
    {
      sku: 'A',
      parentSku: 'A',
      type: 'simple',
      price: moneyOf(100),
      quantity: 2,
      serverItem: { id: 1, cartId: id, quantity: 2 },
    },
    { sku: 'B' },
  ]);
});

test('CART-06 a device keeps how the cart is sent and paid', () => {
  expect(reread(kept)).toMatchObject({
    shippingMethod: 'flatrate',
    paymentMethod: 'ccavenuepay',
    paymentChannel: 'cards',
  });
});

test('CART-07 a device keeps the coupon and what it takes off', () => {
  const value = { ...ownTotals(lines, nothing), coupon: 'FESTIVE10', discount: moneyOf(-30) };
  const totals = { value, hash: 'A*2|B*1', at: 5 };
  expect(reread({ ...kept, totals })?.totals?.value).toMatchObject({ coupon: 'FESTIVE10', discount: moneyOf(-30) });
});
