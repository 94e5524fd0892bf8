import { expect, test } from 'vitest';
import { letterOf } from './letter.ts';
import { inStore, occasions, order, reduced, SHOP, textFor } from './orders-for-tests.ts';

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
  ['it', 'IT', ['Data dell’ordine: 21 novembre 2026', 'Totale: 16.140,00 ₹', 'Italia', 'Fattura a']],
  ['fr', 'FR', ['Date de la commande : 21 novembre 2026', 'Remise (FESTIVE.10) : -1 960,00 ₹', 'Livrer à']],
  ['es', 'ES', ['Fecha del pedido: 21 de noviembre de 2026', 'Total: 16.140,00 ₹', 'España', 'Facturar a']],
  ['nl', 'NL', ['Besteldatum: 21 november 2026', 'Totaal: ₹ 16.140,00', 'Nederland', 'Factuur aan']],
  ['pl', 'PL', ['Data zamówienia: 21 listopada 2026', 'Razem: 16 140,00 ₹', 'Polska', 'Nabywca']],
  ['sv', 'SE', ['Placed on: 21 November 2026', 'Sweden']],
  ['de', 'DE', ['Bestelldatum: 21. November 2026', 'Gesamtsumme: 16.140,00 ₹', 'Guthaben: -1.500,00 ₹', 'Deutschland']],
  ['DE_at', 'AT', ['Bestelldatum: 21. November 2026', 'Gesamtsumme: ₹ 16.140,00', 'Österreich', 'Rechnung an']],
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
  ['it', 'IT', 'Colore: Indigo, Taglia: M'],
  ['fr', 'FR', 'Couleur : Indigo, Taille : M'],
  ['es', 'ES', 'Color: Indigo, Talla: M'],
  ['nl', 'NL', 'Kleur: Indigo, Maat: M'],
  ['pl', 'PL', 'Kolor: Indigo, Rozmiar: M'],
])('in a mail of the store view %s to %s what was chosen is told as %s', (store, country, options) => {
  expect(textFor('placed', inStore(store, country, reduced))).toContain(options);
});

test.each([
  [
    'default',
    [
      ['Your order AF000070012 is placed', 'Thank you for your order'],
      ['Your order AF000070012 is paid', 'Thank you for your payment'],
      ['The payment for your order AF000070012 did not go through', 'Your payment did not go through'],
      ['A payment for your order AF000070012 is going back to you', 'Your payment is going back to you'],
      ['Your order AF000070012 is on its way', 'Your order is on its way'],
      ['Your order AF000070012 was delivered', 'Your order was delivered'],
      ['Your order AF000070012 is cancelled', 'Your order is cancelled'],
      ['The money for your order AF000070012 is on its way', 'Your money is on its way'],
    ],
  ],
  [
    'de',
    [
      ['Ihre Bestellung AF000070012 ist eingegangen', 'Vielen Dank für Ihre Bestellung'],
      ['Ihre Bestellung AF000070012 ist bezahlt', 'Vielen Dank für Ihre Zahlung'],
      [
        'Die Zahlung Ihrer Bestellung AF000070012 ist nicht zustande gekommen',
        'Ihre Zahlung ist nicht zustande gekommen',
      ],
      ['Eine Zahlung für Ihre Bestellung AF000070012 geht an Sie zurück', 'Ihre Zahlung geht an Sie zurück'],
      ['Ihre Bestellung AF000070012 ist unterwegs', 'Ihre Bestellung ist unterwegs'],
      ['Ihre Bestellung AF000070012 wurde geliefert', 'Ihre Bestellung wurde geliefert'],
      ['Ihre Bestellung AF000070012 ist storniert', 'Ihre Bestellung ist storniert'],
      ['Das Geld für Ihre Bestellung AF000070012 ist unterwegs', 'Ihr Geld ist unterwegs'],
    ],
  ],
  [
    'hi',
    [
      ['आपका ऑर्डर AF000070012 हो गया है', 'आपके ऑर्डर के लिए धन्यवाद'],
      ['आपके ऑर्डर AF000070012 का भुगतान हो गया है', 'आपके भुगतान के लिए धन्यवाद'],
      ['आपके ऑर्डर AF000070012 का भुगतान नहीं हो सका', 'आपका भुगतान नहीं हो सका'],
      ['आपके ऑर्डर AF000070012 का एक भुगतान आपको लौटाया जा रहा है', 'आपका भुगतान लौटाया जा रहा है'],
      ['आपका ऑर्डर AF000070012 रास्ते में है', 'आपका ऑर्डर रास्ते में है'],
      ['आपका ऑर्डर AF000070012 पहुँच गया है', 'आपका ऑर्डर पहुँच गया है'],
      ['आपका ऑर्डर AF000070012 रद्द हो गया है', 'आपका ऑर्डर रद्द हो गया है'],
      ['आपके ऑर्डर AF000070012 की राशि भेज दी गई है', 'आपकी राशि भेज दी गई है'],
    ],
  ],
  [
    'ar',
    [
      ['سُجّل طلبك AF000070012', 'شكرًا لك على طلبك'],
      ['تم دفع ثمن طلبك AF000070012', 'شكرًا لك على الدفع'],
      ['لم تتم عملية الدفع لطلبك AF000070012', 'لم تتم عملية الدفع'],
      ['دفعة لطلبك AF000070012 في طريق العودة إليك', 'دفعتك في طريق العودة إليك'],
      ['طلبك AF000070012 في الطريق إليك', 'طلبك في الطريق إليك'],
      ['سُلِّم طلبك AF000070012', 'سُلِّم طلبك'],
      ['أُلغي طلبك AF000070012', 'أُلغي طلبك'],
      ['مبلغ طلبك AF000070012 في الطريق إليك', 'مبلغك في الطريق إليك'],
    ],
  ],
])('in the store view %s each occasion has its own words', (store_code, expected) => {
  const told = occasions.map((occasion) => letterOf(occasion, order({ store_code }), SHOP));
  expect(told.map(({ subject, heading }) => [subject, heading])).toEqual(expected);
});

test.each([
  ['what the shopper reads, whatever the store view', 'hi', 'de', 'hi-IN'],
  ['that of the store view, where nobody said what the shopper reads', null, 'de', 'de-IN'],
  ['that of the store view, where no mail is written in what the shopper reads', 'ja', 'de_at', 'de-IN'],
  ['English, where neither is known', 'ja', 'default', 'en-IN'],
])('its language is %s', (_what, language, store_code, locale) => {
  expect(letterOf('placed', order({ language, store_code }), SHOP).locale.name).toBe(locale);
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
