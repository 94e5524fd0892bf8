import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { StoreLocation } from '#domain/content/store-location.ts';
import { storeLocationForTests } from '#domain/content/store-location-for-tests.ts';
import { noStoresView, type StoresView } from '#domain/content/stores-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createStoreLocator } from './store-locator-model.ts';

const NOON = Date.parse('2026-11-20T12:00:00+05:30');
const mumbai = storeLocationForTests();
const pune = storeLocationForTests({ id: 2, name: 'Zari Pune', city: 'Pune', postcode: '411001', place: null });
const thane = storeLocationForTests({
  ...{ id: 3, name: 'Zari Thane', city: 'Thane', postcode: '400601' },
  place: { latitude: 19.2183, longitude: 72.9781 },
});

function open(view: StoresView, now = NOON) {
  return createStoreLocator({
    storesView: createMemoryCell<StoresView>(view),
    storeView: createMemoryCell(defaultStoreView),
    clock: { now: () => now } as Parameters<typeof createStoreLocator>[0]['clock'],
    messages: inEnglish,
  });
}

const ready = (stores: readonly StoreLocation[], at = NOON): StoresView => ({ kind: 'ready', stores, at });

test('nothing is found before the shops are known', () => {
  const model = open(noStoresView);
  expect([model.state, model.foundFor('')]).toEqual(['none', { entries: [], sentence: '' }]);
});

test('what fits is counted, and where nothing does shops within reach are shown instead', () => {
  const model = open(ready([mumbai, pune]));
  expect(model.state).toBe('ready');
  expect(model.foundFor('').sentence).toBe('2 shops');
  expect(model.foundFor('pune')).toMatchObject({ sentence: '1 shop', entries: [{ name: 'Zari Pune' }] });
  const { entries, sentence } = model.foundFor(' Delhi ');
  expect(sentence).toBe('There is no shop for “Delhi” yet. These may be within reach:');
  expect(entries).toHaveLength(2);
});

test('the nearest comes first with its distance, and the tenths count below ten kilometres alone', () => {
  const model = open(ready([thane, pune, mumbai]));
  expect(model.foundFor('').entries.map(({ distance }) => distance)).toEqual(['', '', '']);
  model.nearTo({ latitude: 18.9, longitude: 72.83 });
  const { entries } = model.foundFor('');
  expect(entries.map(({ name }) => name)).toEqual(['Zari Kala Ghoda', 'Zari Thane', 'Zari Pune']);
  expect(entries.map(({ distance }) => distance)).toEqual(['3.1 km away', '39 km away', '']);
});

test('a shopper who is not found any more is told so, and the last place counts', () => {
  const model = open(ready([thane, mumbai]));
  model.nearTo({ latitude: 18.9, longitude: 72.83 });
  expect(model.isLost).toBe(false);
  model.nearTo(null);
  expect([model.isLost, model.foundFor('').entries[0]?.name]).toEqual([true, 'Zari Kala Ghoda']);
});

test.each([
  ['09:00', 'Opens today at 11:00 am', false],
  ['12:00', 'Open till 8:00 pm', true],
  ['21:00', 'Closed now', false],
])('at %s a shop says %s', (hour, opening, isOpen) => {
  const [entry] = open(ready([mumbai], Date.parse(`2026-11-20T${hour}:00+05:30`))).foundFor('').entries;
  expect(entry).toMatchObject({ opening, isOpen });
});

test('a shop whose hours nobody knows says nothing of them', () => {
  expect(open(ready([storeLocationForTests({ hours: [] })])).foundFor('').entries[0]).toMatchObject({
    opening: '',
    isOpen: false,
  });
});

test('a page that was drawn a while ago tells the hours of now once it has come to life', () => {
  const model = open(ready([mumbai], Date.parse('2026-11-20T09:00:00+05:30')));
  expect(model.foundFor('').entries[0]?.isOpen).toBe(false);
  model.begin();
  expect(model.foundFor('').entries[0]?.isOpen).toBe(true);
});

test('the week begins on Monday, and a day without hours is closed', () => {
  const hours = [{ days: [1, 2, 3, 4, 5, 6], opens: '11:00', closes: '20:00' }];
  const [entry] = open(ready([storeLocationForTests({ hours })])).foundFor('').entries;
  expect(entry?.week.map(({ day, hours: text }) => `${day} ${text}`)).toEqual([
    'Monday 11:00 am – 8:00 pm',
    'Tuesday 11:00 am – 8:00 pm',
    'Wednesday 11:00 am – 8:00 pm',
    'Thursday 11:00 am – 8:00 pm',
    'Friday 11:00 am – 8:00 pm',
    'Saturday 11:00 am – 8:00 pm',
    'Sunday Closed',
  ]);
  expect(entry?.services).toEqual(['Alterations']);
});
