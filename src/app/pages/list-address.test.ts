import { expect, test } from 'vitest';
import { listAddressOf } from './list-address.ts';

const read = (query: string) => listAddressOf(new URLSearchParams(query));

test('pages count from 1 in the address and from 0 behind it', () => {
  expect(read('sort=price:asc&page=2')).toEqual({ sort: 'price:asc', page: 1 });
});

test.each(['', 'page=0', 'page=-1', 'page=1e3', 'page=abc', 'page=01', 'sort=name:asc', 'sort=__proto__'])(
  'falls back to the first page, newest first: %s',
  (query) => {
    expect(read(query)).toEqual({ sort: 'created_at:desc', page: 0 });
  },
);

test('asks for no page behind the last the API answers', () => {
  expect(read('page=999').page).toBe(415);
});
