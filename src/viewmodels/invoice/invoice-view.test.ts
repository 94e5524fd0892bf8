import { expect, test } from 'vitest';
import { billedOrder, inBengaluru, inMumbai, seller } from '#domain/invoice/billed-order-for-tests.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import { moneyOf, plus } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { billedOf } from './billed.ts';
import { invoiceView } from './invoice-view.ts';

const kurtaSet = { name: 'Indigo Block Print Kurta Set', price: 896_000, quantity: 2, percent: 12 };

function viewOf(order: PlacedOrder) {
  const view = invoiceView({ order, seller, storeView: defaultStoreView }, inEnglish);
  if (!view) throw new Error('There is no invoice.');
  return view;
}

const soldAt = (amount: string) => [{ term: 'Total', text: amount }];

test('a bill tells who sells, who buys and where it goes, with the numbers of the law', () => {
  const company = { ...inMumbai, company: 'Rao & Daughters', taxId: '29AAGCB7383J1Z4' };
  const { heading, facts, parties } = viewOf(
    billedOrder([kurtaSet], { billingAddress: company, shippingAddress: inBengaluru }),
  );
  expect(heading).toBe('Tax invoice');
  expect(facts.map(({ term, text }) => `${term}: ${text}`)).toEqual([
    'Order number: AF000070012',
    'Order date: 20 November 2026',
    'Place of supply: Karnataka (29)',
    'Payment: PayPal',
    'Tax payable on reverse charge: No',
  ]);
  expect(parties).toEqual([
    { heading: 'Sold by', lines: [seller.name, seller.address, 'GSTIN 27AAPFU0939F1ZV'] },
    {
      heading: 'Bill to',
      lines: [
        ...['Meera Iyer', 'Rao & Daughters', '12B', 'Hill Road, Bandra West'],
        ...['Mumbai 400050', 'Maharashtra', 'India', 'GSTIN 29AAGCB7383J1Z4'],
      ],
    },
    {
      heading: 'Ship to',
      lines: ['Meera Iyer', '12B', 'Hill Road, Bandra West', 'Bengaluru 560038', 'Karnataka', 'India'],
    },
  ]);
});

test('a tax id of another kind is told as one, and what is not sent goes nowhere', () => {
  const { parties } = viewOf(
    billedOrder([kurtaSet], { billingAddress: { ...inMumbai, taxId: 'X-1' }, shippingAddress: null }),
  );
  expect(parties.map(({ heading, lines }) => [heading, lines.at(-1)])).toEqual([
    ['Sold by', 'GSTIN 27AAPFU0939F1ZV'],
    ['Bill to', 'Tax ID X-1'],
  ]);
});

test('within the state of the seller each line has its two halves, to the paisa', () => {
  const { lines, sums } = viewOf(billedOrder([kurtaSet], { off: 10 }));
  expect(lines).toEqual([
    {
      key: 'T-0',
      name: 'Indigo Block Print Kurta Set',
      details: ['T-0', '₹8,960.00 each, incl. of all taxes', 'Discount ₹1,792.00'],
      ...{ code: '6204', quantity: '2', taxable: '₹14,400.00', total: '₹16,128.00' },
      taxes: [
        { term: 'CGST 6%', text: '₹864.00' },
        { term: 'SGST 6%', text: '₹864.00' },
      ],
    },
  ]);
  expect(sums).toEqual([
    { term: 'Taxable value', text: '₹14,400.00' },
    { term: 'CGST', text: '₹864.00' },
    { term: 'SGST', text: '₹864.00' },
    ...soldAt('₹16,128.00'),
  ]);
});

test('across a border of states it has one', () => {
  const { lines, sums } = viewOf(billedOrder([kurtaSet], { shippingAddress: inBengaluru }));
  expect(lines[0]?.taxes).toEqual([{ term: 'IGST 12%', text: '₹1,920.00' }]);
  expect(sums.map(({ term }) => term)).toEqual(['Taxable value', 'IGST', 'Total']);
});

test('half of a quarter percent is told to the end', () => {
  const { lines } = viewOf(billedOrder([{ price: 1_000_000, quantity: 1, percent: 0.25 }]));
  expect(lines[0]?.taxes.map(({ term }) => term)).toEqual(['CGST 0.125%', 'SGST 0.125%']);
});

test('what is chosen is told, in the language of the visit; a gift has no tax, and what has no code none', () => {
  const [line] = billedOrder([kurtaSet, { price: 0, quantity: 1, percent: 0 }]).lines;
  const order = billedOrder([kurtaSet, { price: 0, quantity: 1, percent: 0 }]);
  const options = [
    { label: 'Color', value: 'Indigo' },
    { label: 'Size', value: 'M' },
  ];
  const lines = [{ ...line, options }, order.lines[1]] as PlacedOrder['lines'];
  const [first, gift] = viewOf({ ...order, lines }).lines;
  expect(first?.details[0]).toBe('Colour: Indigo, Size: M');
  expect(gift).toMatchObject({ code: '', taxes: [], total: '₹0.00' });
});

test('delivery and store credit stand between the tax and what is charged', () => {
  const order = billedOrder([kurtaSet], { credit: 1_500 });
  expect(viewOf({ ...order, shipping: moneyOf(90), total: plus(order.total, moneyOf(90)) }).sums.slice(3)).toEqual([
    { term: 'Delivery', text: '₹90.00' },
    ...soldAt('₹18,010.00'),
    { term: 'Store credit', text: '-₹1,500.00' },
    { term: 'Amount charged', text: '₹16,510.00' },
  ]);
});

test('an order without a bill has none to be seen, and a shop without a number gives none', () => {
  const order = billedOrder([kurtaSet], { status: 'canceled' });
  expect(invoiceView({ order, seller, storeView: defaultStoreView }, inEnglish)).toBeNull();
  expect(billedOf(order, seller, defaultStoreView)).toEqual({ order, seller, storeView: defaultStoreView });
  expect(billedOf(order, { ...seller, gstin: '' }, defaultStoreView)).toBeNull();
});
