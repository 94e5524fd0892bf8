import { expect, test } from 'vitest';
import { ADDRESS } from '#reference-api/testing/order-for-tests.ts';
import { letterOf, type MailedOrder } from './letter.ts';
import type { Occasion } from './words/order-mail-words.ts';
import { htmlOf, textOf } from './write-letter.ts';

const SHOP = 'https://shop.test';
const TEE = { name: 'Organic Cotton Tee', options: [], qty: 1, price_incl_tax: 168_000, row_total_incl_tax: 168_000 };
const SET = {
  name: 'Indigo Kurta Set',
  options: [
    { label: 'Colour', value: 'Indigo' },
    { label: 'Size', value: 'M' },
  ],
  qty: 2,
  price_incl_tax: 896_000,
  row_total_incl_tax: 1_792_000,
};

/** One tee for cash in India, where nothing else is said; late in the evening of UTC, when the store has the next day. */
function order(changes: Partial<MailedOrder> = {}): MailedOrder {
  return {
    order_id: '1795168800123-7f3c',
    increment_id: 'AF000070012',
    status: 'pending',
    placed_at: new Date('2026-11-20T20:00:00Z'),
    store_code: 'default',
    coupon: null,
    subtotal_incl_tax: 168_000,
    discount: 0,
    tax: 8_000,
    store_credit: 0,
    grand_total: 168_000,
    payment_title: 'Cash on delivery',
    shipping_description: 'DPD Courier',
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    lines: [TEE],
    ...changes,
  };
}

const reduced: Partial<MailedOrder> = {
  lines: [SET, TEE],
  coupon: 'FESTIVE.10',
  subtotal_incl_tax: 1_960_000,
  discount: 196_000,
  tax: 84_000,
  store_credit: 150_000,
  grand_total: 1_614_000,
};

const inStore = (store_code: string, country_id: string, changes: Partial<MailedOrder> = {}) =>
  order({ ...changes, store_code, shipping_address: { ...ADDRESS, country_id } });

/** Marks of direction are not seen, and a space that does not break looks like one that does. */
const seen = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ');
const textFor = (occasion: Occasion, mailed: MailedOrder) => seen(textOf(letterOf(occasion, mailed, SHOP)));
const htmlFor = (occasion: Occasion, mailed: MailedOrder) => htmlOf(letterOf(occasion, mailed, SHOP));

test('an order of one line is told from its number to the way to its page', () => {
  expect(textFor('placed', order())).toBe(`Thank you for your order

We see to it now. You pay the courier when it arrives.

Order number: AF000070012
Placed on: 21 November 2026
Payment: Cash on delivery
Delivery: DPD Courier

Ordered items
- Organic Cotton Tee
  1 × ₹1,680.00 = ₹1,680.00

Subtotal: ₹1,680.00
Shipping: ₹0.00
Total: ₹1,680.00
Taxes contained in the prices: ₹80.00

Deliver to
Meera Iyer
12B
Hill Road, Bandra West
Mumbai 400050
Maharashtra
India

Look at your order: https://shop.test/confirmation?orderId=1795168800123-7f3c

Zari
`);
});

test('an order of several lines has what was chosen, what the coupon takes off and what store credit pays', () => {
  const text = textFor('placed', order(reduced));
  expect(text).toContain(`Ordered items
- Indigo Kurta Set (Colour: Indigo, Size: M)
  2 × ₹8,960.00 = ₹17,920.00
- Organic Cotton Tee
  1 × ₹1,680.00 = ₹1,680.00

Subtotal: ₹19,600.00
Discount (FESTIVE.10): -₹1,960.00
Shipping: ₹0.00
Store credit: -₹1,500.00
Total: ₹16,140.00
Taxes contained in the prices: ₹840.00
`);
});

test.each<[string, string, readonly string[]]>([
  ['default', 'US', ['Placed on: November 21, 2026', 'Total: ₹16,140.00', 'United States', 'Bill to']],
  ['it', 'IT', ['Placed on: 21 November 2026', 'Italy']],
  [
    'de',
    'DE',
    ['Aufgegeben am: 21. November 2026', 'Gesamtsumme: 16.140,00 ₹', 'Guthaben: -1.500,00 ₹', 'Deutschland'],
  ],
  ['DE_at', 'AT', ['Aufgegeben am: 21. November 2026', 'Gesamtsumme: ₹ 16.140,00', 'Österreich', 'Rechnung an']],
  ['hi', 'IN', ['ऑर्डर की तारीख़: 21 नवंबर 2026', 'कुल राशि: ₹16,140.00', 'छूट (FESTIVE.10): -₹1,960.00', 'भारत']],
  ['ar', 'AE', ['تاريخ الطلب: 21 نوفمبر 2026', 'الإجمالي: 16,140.00 ₹', 'الإمارات العربية المتحدة']],
  ['ar-sa', 'SA', ['تاريخ الطلب: ٢١ نوفمبر ٢٠٢٦', '٢ × ٨٬٩٦٠٫٠٠ ₹ = ١٧٬٩٢٠٫٠٠ ₹']],
  ['toString', 'IN', ['Thank you for your order']],
])('an order of the store view %s to %s is told in its language, as it is written there', (store, country, lines) => {
  const text = textFor('placed', inStore(store, country, reduced));
  for (const line of lines) expect(text).toContain(line);
});

test.each([
  ['default', 'IN', 'Colour: Indigo, Size: M'],
  ['default', 'GB', 'Colour: Indigo, Size: M'],
  ['default', 'US', 'Color: Indigo, Size: M'],
  ['de', 'DE', 'Farbe: Indigo, Größe: M'],
  ['hi', 'IN', 'रंग: Indigo, साइज़: M'],
  ['ar', 'AE', 'اللون: Indigo, المقاس: M'],
])('in a mail of the store view %s to %s what was chosen is told as %s', (store, country, options) => {
  expect(textFor('placed', inStore(store, country, reduced))).toContain(options);
});

const occasions: readonly Occasion[] = ['placed', 'paid', 'payment-failed'];

test.each([
  [
    'default',
    [
      ['Your order AF000070012 is placed', 'Thank you for your order'],
      ['Your order AF000070012 is paid', 'Thank you for your payment'],
      ['The payment for your order AF000070012 did not go through', 'Your payment did not go through'],
    ],
  ],
  [
    'de',
    [
      ['Ihre Bestellung AF000070012 ist aufgegeben', 'Vielen Dank für Ihre Bestellung'],
      ['Ihre Bestellung AF000070012 ist bezahlt', 'Vielen Dank für Ihre Zahlung'],
      [
        'Die Zahlung Ihrer Bestellung AF000070012 ist nicht zustande gekommen',
        'Ihre Zahlung ist nicht zustande gekommen',
      ],
    ],
  ],
  [
    'hi',
    [
      ['आपका ऑर्डर AF000070012 हो गया है', 'आपके ऑर्डर के लिए धन्यवाद'],
      ['आपके ऑर्डर AF000070012 का भुगतान हो गया है', 'आपके भुगतान के लिए धन्यवाद'],
      ['आपके ऑर्डर AF000070012 का भुगतान नहीं हो सका', 'आपका भुगतान नहीं हो सका'],
    ],
  ],
  [
    'ar',
    [
      ['سُجّل طلبك AF000070012', 'شكرًا لك على طلبك'],
      ['تم دفع ثمن طلبك AF000070012', 'شكرًا لك على الدفع'],
      ['لم تتم عملية الدفع لطلبك AF000070012', 'لم تتم عملية الدفع'],
    ],
  ],
])('in the store view %s each occasion has its own words', (store_code, expected) => {
  const told = occasions.map((occasion) => letterOf(occasion, order({ store_code }), SHOP));
  expect(told.map(({ subject, heading }) => [subject, heading])).toEqual(expected);
});

test.each([
  ['pending', 'We see to it now. You pay the courier when it arrives.'],
  ['pending_payment', 'We see to it as soon as it is paid.'],
  ['processing', 'Nothing is left to pay, and we see to it now.'],
] as const)('an order that is %s says what happens next', (status, sentence) => {
  expect(letterOf('placed', order({ status }), SHOP).paragraphs).toEqual([sentence]);
});

test('what is told of a payment is its total', () => {
  const paid = textFor('paid', order({ ...reduced, status: 'processing' }));
  expect(paid).toContain('Your order is paid, and we see to it now.');
  expect(paid).toContain('Total: ₹16,140.00');
  expect(paid).not.toMatch(/Kurta|Hill Road|Subtotal/);
});

test('an order whose payment failed says that it was canceled and what comes back, and no address', () => {
  const text = textFor('payment-failed', order({ ...reduced, status: 'canceled' }));
  expect(text).toContain(`Your payment did not go through

Nothing was charged, and your order was cancelled.
Nothing of it will be sent, and nothing is due.
The coupon FESTIVE.10 counts again.
₹1,500.00 of store credit are back in your account.
Has your bank taken money all the same? Write to us with your order number.
`);
  expect(text).toContain('- Indigo Kurta Set (Colour: Indigo, Size: M)');
  expect(text).not.toContain('Hill Road');
  expect(textFor('payment-failed', order({ status: 'canceled' }))).not.toMatch(/coupon|credit/);
});

test('what is not sent has no courier, and the address of its bill', () => {
  const text = textFor('placed', order({ shipping_address: null }));
  expect(text).not.toMatch(/DPD|Shipping|Deliver/);
  expect(text).toContain('Bill to\nMeera Iyer');
});

test('abroad no tax is spoken of, and nobody learns a telephone number', () => {
  const text = textFor('placed', inStore('default', 'US', { tax: 0 }));
  expect(text).not.toMatch(/[Tt]ax|98200/);
});

const HOSTILE = `"><script>alert('1')</script>\r\nTotal: ₹0 & https://evil.example`;
const hostile = {
  ...ADDRESS,
  firstname: HOSTILE,
  lastname: HOSTILE,
  company: HOSTILE,
  street: [HOSTILE, HOSTILE],
  city: HOSTILE,
  region: HOSTILE,
};
const typed = order({
  order_id: '1&b="><script>',
  coupon: HOSTILE,
  discount: 1,
  payment_title: HOSTILE,
  shipping_description: HOSTILE,
  shipping_address: hostile,
  billing_address: { ...hostile, city: 'Pune' },
  lines: [{ ...TEE, name: HOSTILE, options: [{ label: HOSTILE, value: HOSTILE }] }],
});

test.each(occasions)('%s: nothing that a shopper or merchant typed is more than text on its own line', (occasion) => {
  const html = htmlFor(occasion, typed);
  const allowed = /^\/?(!doctype|html|head|meta|title|style|body|main|h1|h2|p|table|tr|th|td|bdi|small|address|br|a)$/;
  for (const [, tag = ''] of html.matchAll(/<([^\s>]+)/g)) expect(tag).toMatch(allowed);
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; Total: ₹0 &amp; https:');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://shop.test/confirmation?orderId=1%26b%3D%22%3E%3Cscript%3E',
  ]);
  expect(textFor(occasion, typed).match(/^Total: /gm)).toHaveLength(1);
});

test('no program makes a link of an address, which anybody may have typed for anybody', () => {
  const mailed = order({ shipping_address: hostile, billing_address: hostile });
  for (const told of [textFor('placed', mailed), htmlFor('placed', mailed)]) {
    expect(told).not.toContain('evil.example');
    expect(told).not.toContain('https://evil');
    expect(told).toContain('https: //evil. example');
  }
});

test('the HTML says its language and which way it is read, and loads nothing', () => {
  expect(htmlFor('placed', order({ store_code: 'ar' }))).toContain('<html lang="ar-IN" dir="rtl">');
  const html = htmlFor('placed', order());
  expect(html).toContain('<html lang="en-IN" dir="ltr">');
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|\ssrc=/);
  expect(html).toContain('<tr><th scope="row">Subtotal</th><td><bdi>₹1,680.00</bdi></td></tr>');
});
