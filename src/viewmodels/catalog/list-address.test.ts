import { expect, test } from 'vitest';
import { firstOfList, listAddress, listQueryOf, placeOf } from './list-address.ts';

const read = (query: string) => listQueryOf(new URLSearchParams(query));

test('pages count from 1 in the address and from 0 behind it', () => {
  expect(read('sort=price:asc&page=2')).toEqual({ chosen: {}, sort: 'price:asc', page: 1 });
});

test.each(['', 'page=0', 'page=-1', 'page=1e3', 'page=abc', 'page=01', 'sort=name:asc', 'sort=__proto__'])(
  'falls back to the first page, newest first: %s',
  (query) => {
    expect(read(query)).toEqual(firstOfList);
  },
);

test('asks for no page behind the last the API answers', () => {
  expect(read('page=999').page).toBe(415);
});

test('an address says what was chosen, and reads as it was written', () => {
  const address = '/sarees?color=49&color=50&price=150-*&sort=price:asc&page=2';
  const query = read(address.slice('/sarees?'.length));
  expect(query).toEqual({ chosen: { color: ['49', '50'], price: ['150-*'] }, sort: 'price:asc', page: 1 });
  expect(listAddress('/sarees', query)).toBe(address);
  expect(listAddress('/search?q=silk', query)).toBe(address.replace('/sarees?', '/search?q=silk&'));
});

test.each([
  'color=navy-49',
  'color=NAVY-49',
  'color=off-white-49',
  'color=%E0%A4%95%E0%A4%BE%E0%A4%B2%E0%A4%BE-49',
  'color=Blau%C3%B6-49',
  'color=navy+blue-49',
  'color=49&color=navy-49&color=marine-49',
])('of %s the id alone counts', (query) => {
  expect(read(query).chosen).toEqual({ color: ['49'] });
});

test('an address is written with the words that are known, and read without them', () => {
  const query = read('color=49&color=50&size=167&price=150-*&sort=price:asc&page=2');
  const address = listAddress('/sarees', query, (code, id) => (id === '50' || code === 'price' ? id : `x-${id}`));
  expect(address).toBe('/sarees?color=x-49&color=50&size=x-167&price=150-*&sort=price:asc&page=2');
  expect(read(address.slice('/sarees?'.length))).toEqual(query);
});

test('what is usual is left out of an address', () => {
  expect(listAddress('/sarees', firstOfList)).toBe('/sarees');
});

test.each([
  'color=',
  'color=%3Cscript%3E',
  'color=%3Cscript%3E-49',
  'color=..%2F..-49',
  'color=%00-49',
  'color=%FF-49',
  'color=-49',
  'color=..%2F..',
  `color=${'4'.repeat(65)}`,
  'price=50',
  'price=100-50',
  'price=*-*',
  'price=-5-10',
  'price=1e3-2e3',
  'fabric=206',
  '__proto__=1',
])('a filter that cannot be one is as if it were not there: %s', (query) => {
  expect(read(query).chosen).toEqual({});
});

test('CAT-043 a list is narrowed to no category below the id of the root', () => {
  expect(read('category=1&category=all-1&category=0&category=women-12&size=1').chosen).toEqual({
    category: ['12'],
    size: ['1'],
  });
});

test('a value that is repeated counts once, and of price ranges the first', () => {
  expect(read('size=167&size=167&price=0-50&price=50-100').chosen).toEqual({ size: ['167'], price: ['0-50'] });
});

test('no more values than a list offers', () => {
  const many = Array.from({ length: 300 }, (_, at) => `color=${at + 1}`).join('&');
  expect(read(many).chosen.color).toHaveLength(100);
});

test('an entry of the history that kept where the list began shows all from there on', () => {
  const third = { ...firstOfList, page: 2 };
  expect(placeOf(third)).toMatchObject({ firstPage: 2, lastPage: 2 });
  expect(placeOf(third, { firstPage: 0 })).toMatchObject({ firstPage: 0, lastPage: 2 });
  for (const kept of [null, 'x', {}, { firstPage: 3 }, { firstPage: -1 }, { firstPage: 0.5 }, { firstPage: '0' }]) {
    expect(placeOf(third, kept)).toMatchObject({ firstPage: 2, lastPage: 2 });
  }
});
