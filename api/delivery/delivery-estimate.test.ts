import { expect, test } from 'vitest';
import { deliveryEstimate } from './delivery-estimate.ts';
import { isPinCode, zoneOf } from './pin-zones.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);

const daysFor = (now: string, postcode = '400050', daysToLeave = 3) => {
  const { deliver_by, order_before } = deliveryEstimate({
    postcode,
    zone: zoneOf(postcode),
    daysToLeave,
    now: at(now),
  });
  return [deliver_by, order_before];
};

test.each([
  ['a Friday morning', '2026-11-20T10:00:00', '2026-11-25', '2026-11-20T08:30:00.000Z'],
  ['a moment before the cut-off', '2026-11-20T13:59:59', '2026-11-25', '2026-11-20T08:30:00.000Z'],
  ['the cut-off itself', '2026-11-20T14:00:00', '2026-11-26', '2026-11-21T08:30:00.000Z'],
  ['Saturday after the cut-off', '2026-11-21T14:30:00', '2026-11-27', '2026-11-23T08:30:00.000Z'],
  ['a Sunday, on which nobody packs', '2026-11-22T09:00:00', '2026-11-27', '2026-11-23T08:30:00.000Z'],
  ['the last hour of a day of India', '2026-11-20T23:30:00', '2026-11-26', '2026-11-21T08:30:00.000Z'],
  ['the end of a year', '2026-12-30T10:00:00', '2027-01-04', '2026-12-30T08:30:00.000Z'],
])('on %s', (_, now, day, until) => {
  expect(daysFor(now)).toEqual([day, until]);
});

test('what leaves a working day later arrives a working day later, and so it does at a place by road', () => {
  const days = [
    daysFor('2026-11-20T10:00:00', '400050', 4),
    daysFor('2026-11-20T10:00:00', '302001'),
    daysFor('2026-11-20T10:00:00', '302001', 4),
  ];
  expect(days.map(([day]) => day)).toEqual(['2026-11-26', '2026-11-26', '2026-11-27']);
});

test.each([
  ['400050', { daysOnTheWay: 1, takesCash: true, collectsReturns: true }],
  ['302001', { daysOnTheWay: 2, takesCash: true, collectsReturns: true }],
  ['401107', { daysOnTheWay: 2, takesCash: true, collectsReturns: true }],
  ['781001', { daysOnTheWay: 2, takesCash: false, collectsReturns: false }],
  ['737101', { daysOnTheWay: 2, takesCash: false, collectsReturns: false }],
  ['736101', { daysOnTheWay: 2, takesCash: true, collectsReturns: true }],
  ['682001', { daysOnTheWay: 2, takesCash: true, collectsReturns: true }],
  ['682555', null],
  ['744301', null],
  ['900056', null],
])('at %s it is %o', (postcode, zone) => {
  expect(zoneOf(postcode)).toEqual(zone);
});

test('where nobody delivers nothing is promised', () => {
  expect(deliveryEstimate({ postcode: '744301', zone: null, daysToLeave: 3, now: 0 })).toEqual({
    ...{ postcode: '744301', is_deliverable: false, deliver_by: null, order_before: null },
    ...{ cash_on_delivery: false, home_returns: false },
  });
});

test.each(['110001', '855117', '190001', '900056'])('%s is a PIN code', (text) => {
  expect(isPinCode(text)).toBe(true);
});

test.each(['100001', '290001', '350001', '540001', '650001', '680', '860001', '010001', '4000501'])(
  '%s is none',
  (text) => {
    expect(isPinCode(text)).toBe(false);
  },
);
