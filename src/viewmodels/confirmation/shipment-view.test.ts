import { expect, test } from 'vitest';
import { writing } from './order-page-for-tests.ts';
import { shipmentViews } from './shipment-view.ts';

const parcel = {
  carrier: 'Blue Dart',
  number: 'BD 1234',
  link: 'https://track.example/1',
  shippedAt: '2026-11-20T20:00:00Z',
  deliveredAt: null,
};

test('a parcel is told with the day it left, in the time of the shop', () => {
  expect(shipmentViews({ shipments: [parcel] }, writing)).toEqual([
    {
      key: 'Blue Dart BD 1234',
      carrier: 'Blue Dart',
      number: 'BD 1234',
      link: 'https://track.example/1',
      linkName: 'Follow the parcel BD 1234',
      steps: [{ text: 'Sent on 21 November 2026', at: '2026-11-20T20:00:00Z' }],
    },
  ]);
});

test('one that arrived says so as well', () => {
  const shipments = [{ ...parcel, deliveredAt: '2026-11-23T10:00:00Z' }];
  const [view] = shipmentViews({ shipments }, writing);
  expect(view?.steps.map(({ text }) => text)).toEqual(['Sent on 21 November 2026', 'Delivered on 23 November 2026']);
});

test('of a day that nobody said nothing is told', () => {
  expect(shipmentViews({ shipments: [{ ...parcel, shippedAt: null }] }, writing)[0]?.steps).toEqual([]);
});

test('an order of a shop that tells of no parcels has none', () => {
  expect(shipmentViews({}, writing)).toEqual([]);
});
