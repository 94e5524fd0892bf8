import { expect, test } from 'vitest';
import { storeLocationForTests } from '#domain/content/store-location-for-tests.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { storeCard } from './store-card.ts';

const shop = storeLocationForTests();
const writing = { storeView: { country: 'US', locale: 'en-US' }, messages: inEnglish };
const NOW = Date.parse('2026-11-21T12:00:00Z'); // a Saturday

test('a shop shows where it is, its hours of the day, and how to reach it', () => {
  expect(storeCard(shop, NOW, writing)).toEqual({
    id: 1,
    name: 'Zari Kala Ghoda',
    address: ['3 Indigo House', 'Kala Ghoda, Fort', 'Mumbai 400001'],
    today: 'Open today 11:00 AM to 8:00 PM',
    phone: { text: '+91 22 5550 0101', link: 'tel:+912255500101' },
    directions: {
      text: 'Directions',
      name: 'Directions to Zari Kala Ghoda',
      link: 'https://www.google.com/maps/dir/?api=1&destination=18.9281,72.8324',
    },
  });
});

test.each([
  ['Closed today', [{ days: [0], opens: '11:00', closes: '20:00' }]],
  ['', []],
])('a day on which it says "%s"', (text, hours) => {
  expect(storeCard({ ...shop, hours }, NOW, writing).today).toBe(text);
});

test.each([[''], ['on request']])('without a number nothing is called: "%s"', (telephone) => {
  expect(storeCard({ ...shop, telephone }, NOW, writing).phone).toBeNull();
});

test('what is not known leaves no gap', () => {
  const bare = { ...shop, street: [], postcode: '', place: null };
  expect(storeCard(bare, NOW, writing)).toMatchObject({ address: ['Mumbai'], directions: null });
});

test('what is not known of an address is left out of it', () => {
  const store = storeLocationForTests({ street: ['3 Indigo House', ''], postcode: '' });
  expect(storeCard(store, 0, { storeView: defaultStoreView, messages: inEnglish }).address).toEqual([
    '3 Indigo House',
    'Mumbai',
  ]);
});
