import { expect, test } from 'vitest';
import { inStore, order, textFor } from './orders-for-tests.ts';

test('a parcel is named with its carrier and followed from the mail; what it costs is told, and no line of it', () => {
  const shipment = { carrier: 'Blue\nDart', number: 'BD 1234', url: 'https://track.example/1' };
  expect(textFor('shipped', order({ shipment, status: 'shipped' }))).toBe(`Your order is on its way

We have handed your parcel to the carrier.

Order number: AF000070012
Placed on: 21 November 2026
Payment: Cash on delivery
Delivery: DPD Courier
Carrier: Blue Dart
Parcel number: BD 1234

Total: ₹1,680.00

Follow the parcel: https://track.example/1
Look at your order: https://shop.test/confirmation?orderId=1795168800123-7f3c

Zari
`);
});

test.each(['shipped', 'delivered'] as const)(
  'in the European Union a mail of what is %s leads to withdrawing',
  (occasion) => {
    const shipment = { carrier: 'DPD', number: '1', url: null };
    const way = 'Vertrag hier widerrufen: https://shop.test/withdraw?orderId=1795168800123-7f3c';
    expect(textFor(occasion, inStore('de', 'DE', { shipment }))).toContain(way);
    for (const country of ['GB', 'CH', 'IN'])
      expect(textFor(occasion, inStore('de', country, { shipment }))).not.toContain('widerrufen');
    expect(textFor('placed', inStore('de', 'DE'))).not.toContain('widerrufen');
  },
);
