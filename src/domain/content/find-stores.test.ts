import { expect, test } from 'vitest';
import { findStores } from './find-stores.ts';
import { storeLocationForTests } from './store-location-for-tests.ts';

const mumbai = storeLocationForTests({ name: 'Zari Kala Ghoda' });
const jaipur = storeLocationForTests({
  name: 'Zari Jaipur',
  street: ['Johari Bazaar'],
  city: 'Jaipur',
  region: 'Rajasthan',
  postcode: '302003',
  place: { latitude: 26.92, longitude: 75.83 },
});
const london = storeLocationForTests({
  name: 'Zari Mayfair',
  street: ['8 Loom Yard'],
  city: 'London',
  region: '',
  postcode: 'W1S 2QH',
  country: 'GB',
  place: { latitude: 51.5115, longitude: -0.1439 },
});
const nowhere = { ...mumbai, name: 'Zari Somewhere', place: null };
const all = [jaipur, mumbai, london];

function found(text: string, { country = 'IN', from = null as never, stores = all } = {}) {
  const { stores: shown, fits } = findStores(stores, { text, from, country });
  return { names: shown.map(({ store }) => store.name), fits };
}

test.each([
  ['mumbai', ['Zari Kala Ghoda']],
  ['  JÁIPUR ', ['Zari Jaipur']],
  ['rajasthan', ['Zari Jaipur']],
  ['302003', ['Zari Jaipur']],
  ['bazaar jaipur', ['Zari Jaipur']],
  ['mayfair', ['Zari Mayfair']],
])('"%s" finds %o', (text, names) => {
  expect(found(text)).toEqual({ names, fits: true });
});

test('without a text all are there, those of the country first', () => {
  expect(found('', { country: 'GB' }).names).toEqual(['Zari Mayfair', 'Zari Jaipur', 'Zari Kala Ghoda']);
  expect(found('').names).toEqual(['Zari Jaipur', 'Zari Kala Ghoda', 'Zari Mayfair']);
});

test('every word has to fit the same shop', () => {
  expect(found('jaipur mayfair').fits).toBe(false);
});

test('where nothing fits, the shops with the most alike postcodes stand there', () => {
  expect(found('400614')).toEqual({ names: ['Zari Kala Ghoda'], fits: false });
  expect(found('302017')).toEqual({ names: ['Zari Jaipur'], fits: false });
});

test('where nothing is alike, the shops of the country stand there', () => {
  expect(found('Bhopal')).toEqual({ names: ['Zari Jaipur', 'Zari Kala Ghoda'], fits: false });
  expect(found('Bhopal', { stores: [] })).toEqual({ names: [], fits: true });
});

test('who says where they are sees the nearest first, with its distance', () => {
  const pune = { latitude: 18.52, longitude: 73.86 };
  const { stores } = findStores([...all, nowhere], { text: '', from: pune, country: 'GB' });
  expect(stores.map(({ store, km }) => [store.name, km && Math.round(km)])).toEqual([
    ['Zari Kala Ghoda', 117],
    ['Zari Jaipur', 956],
    ['Zari Mayfair', 7307],
    ['Zari Somewhere', null],
  ]);
});

test.each([
  ['302999', ['Zari Jaipur']],
  [' 400999 ', ['Zari Kala Ghoda']],
  ['309', ['Zari Jaipur']],
])('where no shop is at the postcode "%s", those are shown whose postcodes begin most alike', (text, names) => {
  expect(found(text, { stores: [mumbai, london, jaipur] })).toEqual({ names, fits: false });
});

test('the more of a postcode two places share, the nearer they are', () => {
  const udaipur = { ...jaipur, name: 'Zari Udaipur', postcode: '313001' };
  const jodhpur = { ...jaipur, name: 'Zari Jodhpur', postcode: '342001' };
  const stores = [jodhpur, udaipur, jaipur];
  expect(found('302777', { stores }).names).toEqual(['Zari Jaipur', 'Zari Jodhpur', 'Zari Udaipur']);
});
