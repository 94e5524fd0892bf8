import { expect, test } from 'vitest';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { storeViewOfCookies } from './store-cookie.ts';

test('the choice is found among other cookies', () => {
  const chosen = { country: 'US', locale: 'hi-IN', currency: 'USD' };
  expect(storeViewOfCookies('a=1; store=US.hi-IN.USD; restore=GB.en-US.GBP')).toEqual(chosen);
});

test('the choice of https alone counts before one that another host may have set, wherever it stands', () => {
  const chosen = { country: 'US', locale: 'hi-IN', currency: 'USD' };
  expect(storeViewOfCookies('store=GB.en-US.GBP; __Host-store=US.hi-IN.USD')).toEqual(chosen);
  expect(storeViewOfCookies('__Host-store=US.hi-IN.USD; store=GB.en-US.GBP')).toEqual(chosen);
});

test.each([null, '', 'store', 'store=', 'store=;', 'restore=US.en-US.USD', 'store="US.en-US.USD"', ';;=;store=%55S..'])(
  'STORE-01 without a choice that can be read (%j) the shop speaks to India',
  (header) => {
    expect(storeViewOfCookies(header)).toEqual(defaultStoreView);
  },
);
