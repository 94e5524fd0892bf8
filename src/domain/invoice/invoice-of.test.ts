import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlacedOrder } from '#domain/orders/order.ts';
import { type Money, minus, moneyOf, nothing, plus, sumOf } from '#domain/shared/money.ts';
import { billedOrder, inBengaluru, inMumbai, type Sold, seller } from './billed-order-for-tests.ts';
import type { Invoice } from './invoice.ts';
import { invoiceOf } from './invoice-of.ts';

const kurtaSet: Sold = { name: 'Indigo Block Print Kurta Set M', price: 896_000, quantity: 2, percent: 12 };
const tee: Sold = { name: 'Organic Cotton Tee', price: 168_000, quantity: 1, percent: 12 };
const jhumkas: Sold = { name: 'Pearl Jhumkas', price: 103_001, quantity: 1, percent: 3 };

function given(order: PlacedOrder): Invoice {
  const invoice = invoiceOf(order, seller);
  if (!invoice) throw new Error('There is no invoice.');
  return invoice;
}

test("the contract's own order: each line with its code, taxable value and tax in halves", () => {
  const { lines, ...sums } = given(billedOrder([kurtaSet, tee], { off: 10 }));
  expect(lines).toMatchObject([
    {
      ...{ code: '6204', quantity: 2, price: 896_000, discount: 179_200, rate: 1_200, taxable: 1_440_000 },
      ...{ tax: { central: 86_400, local: 86_400, integrated: 0 }, total: 1_612_800 },
    },
    {
      ...{ code: null, quantity: 1, price: 168_000, discount: 16_800, rate: 1_200, taxable: 135_000 },
      ...{ tax: { central: 8_100, local: 8_100, integrated: 0 }, total: 151_200 },
    },
  ]);
  expect(sums).toMatchObject({
    ...{ isWithinState: true, taxable: 1_575_000, tax: { central: 94_500, local: 94_500, integrated: 0 } },
    ...{ shipping: 0, storeCredit: 0, total: 1_764_000 },
    order: { number: 'AF000070012', createdAt: '2026-11-20T10:00:01Z' },
    placeOfSupply: { code: '27', name: 'Maharashtra' },
  });
});

test('an odd paisa of tax goes to the centre', () => {
  const [line] = given(billedOrder([jhumkas])).lines;
  expect(line).toMatchObject({ taxable: 100_001, tax: { central: 1_500, local: 1_500 } });
  const [odd] = given(billedOrder([{ ...jhumkas, price: 103_032 }])).lines;
  expect(odd).toMatchObject({ taxable: 100_031, tax: { central: 1_501, local: 1_500, integrated: 0 } });
});

test('across a border of states the tax is one', () => {
  const { isWithinState, tax, placeOfSupply } = given(billedOrder([tee], { shippingAddress: inBengaluru }));
  expect({ isWithinState, tax, state: placeOfSupply.code }).toEqual({
    isWithinState: false,
    tax: { central: 0, local: 0, integrated: 18_000 },
    state: '29',
  });
});

const ofCompany = { ...inMumbai, company: 'Rao & Daughters', taxId: '29aagcb7383j1z4 ' };

test.each<readonly [string, Partial<PlacedOrder>, string]>([
  ['what is sent is supplied where it goes', { shippingAddress: inBengaluru }, 'Karnataka'],
  ['what is not sent, where its bill goes', { shippingAddress: null, billingAddress: inBengaluru }, 'Karnataka'],
  ['a business is supplied where it is registered', { billingAddress: ofCompany }, 'Karnataka'],
  ['a tax id that is no GSTIN says no state', { billingAddress: { ...ofCompany, taxId: '29X' } }, 'Maharashtra'],
  ['a mistyped GSTIN says none either', { billingAddress: { ...ofCompany, taxId: '29AAGCB7383J1Z5' } }, 'Maharashtra'],
])('%s', (_rule, further, state) => {
  expect(given(billedOrder([tee], further)).placeOfSupply.name).toBe(state);
});

test('store credit pays a part of the total, and lowers no tax', () => {
  expect(given(billedOrder([tee], { credit: 1_500 }))).toMatchObject({
    ...{ taxable: 150_000, tax: { central: 9_000, local: 9_000 }, storeCredit: -150_000, total: 18_000 },
  });
});

test('pieces of several rates stand on one bill, and those without tax as well', () => {
  const rates = given(billedOrder([tee, jhumkas, { price: 49_900, quantity: 3, percent: 0 }])).lines.map(
    ({ rate }) => rate,
  );
  expect(rates).toEqual([1_200, 300, 0]);
});

test('a gift is on the bill with nothing to tax', () => {
  const order = billedOrder([tee, { price: 0, quantity: 1, percent: 12 }]);
  expect(given(order).lines[1]).toMatchObject({ rate: null, taxable: 0, total: 0 });
});

const [line] = billedOrder([tee]).lines;
const without = (change: object) => ({ lines: [{ ...line, ...change }] }) as Partial<PlacedOrder>;

test.each<readonly [string, Partial<PlacedOrder>]>([
  ['waits for its payment', { status: 'pending_payment' }],
  ['is on hold', { status: 'holded' }],
  ['was canceled', { status: 'canceled' }],
  ['was refunded', { status: 'closed' }],
  ['has a status that nobody knows', { status: 'toString' }],
  ['does not say whose it is', { isMasked: true }],
  ['goes abroad', { shippingAddress: { ...inMumbai, country: 'US', region: 'Goa' } }],
  ['goes to a state that nobody named', { shippingAddress: { ...inMumbai, region: '' } }],
  ['goes to a state that there is not', { shippingAddress: { ...inMumbai, region: 'Bombay State' } }],
  ['does not tell its prices without tax', without({ net: null })],
  ['was kept by a build that did not keep them', without({ net: undefined, discount: undefined })],
  ['has a price that no rate of the law explains', without({ net: moneyOf(1_490) })],
  ['tells another tax than its lines hold', { tax: moneyOf(180.01) }],
  ['tells another discount than its lines have', { discount: moneyOf(-1) }],
  ['tells another total than its lines come to', { total: moneyOf(1_680.01) }],
  ['tells another subtotal than its lines come to', { subtotal: moneyOf(1_679.99) }],
])('an order that %s has no invoice', (_why, further) => {
  expect(invoiceOf(billedOrder([tee], further), seller)).toBeNull();
});

test('what the delivery costs is a part of the total', () => {
  const order = billedOrder([tee], { shipping: moneyOf(90), total: moneyOf(1_770) });
  expect(given(order)).toMatchObject({ shipping: 9_000, taxable: 150_000, total: 177_000 });
});

test('whatever was sold from ten rupees on, all amounts add up to those of the order, to the paisa', () => {
  const percent = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40);
  const sold = fc.record({
    price: fc.integer({ min: 1_000, max: 99_999_999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    percent,
  });
  const off = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.array(sold, { minLength: 1, maxLength: 12 }), off, fc.boolean(), (lines, percentOff, isNear) => {
      const order = billedOrder(lines, { off: percentOff, shippingAddress: isNear ? inMumbai : inBengaluru });
      const invoice = given(order);
      const sum = (amountIn: (each: Invoice['lines'][number]) => Money) => sumOf(invoice.lines, amountIn);
      const { central, local, integrated } = invoice.tax;
      expect(invoice.lines.map(({ rate }) => rate)).toEqual(lines.map((each) => each.percent * 100));
      expect(plus(central, local, integrated)).toBe(order.tax);
      expect(sum(({ taxable, tax }) => plus(taxable, tax.central, tax.local, tax.integrated))).toBe(invoice.total);
      expect(sum(({ taxable }) => taxable)).toBe(invoice.taxable);
      expect(invoice.total).toBe(order.total);
      expect(isNear ? integrated : plus(central, local)).toBe(nothing);
      for (const { tax } of invoice.lines) expect(isNear ? [0, 1] : [0]).toContain(minus(tax.central, tax.local));
    }),
  );
});

test('a line whose rate cannot be told has no invoice, also where the shop says there is no tax', () => {
  const untaxed = billedOrder([{ ...tee, percent: 0 }]);
  expect(invoiceOf(untaxed, seller)).not.toBeNull();
  const lines = untaxed.lines.map((line) => ({ ...line, net: null }));
  expect(invoiceOf({ ...untaxed, lines }, seller)).toBeNull();
});
