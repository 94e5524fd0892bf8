import { expect, test } from 'vitest';
import { readSheets } from './read-sheets.ts';

const SHEET = `
  6003 kaftan | Promenade Kaftan | plain linen | 9800 | kaftans festive | 20
  - teal ivory ivory cream 12
  - coral ivory ivory gold
  + offer 20% running; ready Leaves us in 2 days.
  + tiers 3:9000 5:8500; largest 400; with AJ-KS-1042 RT-TE-220
  > First sentence.
  > Second sentence.
`;

test('reads what a house notes of a design', () => {
  expect(readSheets('OM', SHEET)).toEqual([
    {
      id: 6003,
      sku: 'OM-KF-6003',
      name: 'Promenade Kaftan',
      kind: 'kaftan',
      gender: 'women',
      garment: 'kaftan',
      print: 'plain',
      cloth: 'linen',
      sizes: ['free'],
      care: 'gentle',
      mrp: 9800,
      shelves: [26, 63],
      published: 20,
      ways: [
        ['teal', 'ivory', 'ivory', 'cream', '12'],
        ['coral', 'ivory', 'ivory', 'gold'],
      ],
      offer: { percent: 20, window: 'running' },
      ready: 'Leaves us in 2 days.',
      tiers: [
        { customer_group_id: 32_000, qty: 3, value: 9000 },
        { customer_group_id: 32_000, qty: 5, value: 8500 },
      ],
      largestCosts: 400,
      links: ['AJ-KS-1042', 'RT-TE-220'],
      text: 'First sentence. Second sentence.',
    },
  ]);
});

test('reads one design after the other', () => {
  expect(readSheets('OM', `${SHEET}\n\n${SHEET.replace('6003', '6004')}`).map(({ id }) => id)).toEqual([6003, 6004]);
});

test('reads an offer that holds in one price set only', () => {
  const [sheet] = readSheets('OM', SHEET.replace('20% running', '15% US open'));
  expect(sheet?.offer).toEqual({ percent: 15, window: 'open', set: 'US' });
});

test.each([
  ['6003 kaftan', 'x003 kaftan', '"x003" is no whole number'],
  ['kaftan |', 'toga |', 'there is no cut "toga"'],
  ['kaftan |', '__proto__ |', 'there is no cut "__proto__"'],
  ['plain linen', 'tartan linen', 'there is no print "tartan"'],
  ['plain linen', 'plain nylon', 'there is no cloth "nylon"'],
  ['| 9800', '| -3', '"-3" is no whole number'],
  ['| 9800', '', 'the first line has 5 parts, not 6'],
  ['kaftans festive', 'kaftans nowhere', 'there is no shelf "nowhere"'],
  ['- teal ivory', '- gold ivory', 'there is no dye "gold"'],
  ['cream 12', 'chalk 12', 'there is no accent "chalk"'],
  ['20% running', '20 percent', '"" is no whole number'],
  ['20% running', '20% someday', 'there is no window "someday"'],
  ['tiers 3:9000', 'tiers three', '"three" is no whole number'],
  ['largest 400', 'biggest 400', 'there is no note "biggest"'],
  ['- teal', '* teal', 'no line begins like "* teal'],
])('refuses "%s" written as "%s"', (from, to, message) => {
  expect(() => readSheets('OM', SHEET.replace(from, to))).toThrow(message);
});

test('refuses a design without colours or words', () => {
  expect(() => readSheets('OM', SHEET.replaceAll(/^ *- .*\n/gm, ''))).toThrow('it has no colour');
  expect(() => readSheets('OM', SHEET.replaceAll(/^ *> .*\n/gm, ''))).toThrow('it has no description');
});
