import { expect, test } from 'vitest';
import { configOfPage, pageConfigOf } from './page-config.ts';
import { defaultConfig } from './shop-config.ts';

test('a page carries nothing of a shop that runs on its defaults', () => {
  expect(pageConfigOf(defaultConfig)).toEqual({});
});

test('a page carries what differs, and the browser puts it together again', () => {
  const config = { ...defaultConfig, 'cart.allowZeroPrice': true };
  expect(pageConfigOf(config)).toEqual({ 'cart.allowZeroPrice': true });
  expect(configOfPage(pageConfigOf(config))).toEqual(config);
});

test('CONF-07 the browser learns how lists can be sorted', () => {
  const sorts = { 'sorts.offered': ['price:asc'] } as const;
  expect(pageConfigOf({ ...defaultConfig, ...sorts })).toEqual(sorts);
});

test('CONF-57 the browser learns whom a shopper writes to', () => {
  expect(pageConfigOf({ ...defaultConfig, 'contact.email': 'hello@shop.test' })).toEqual({
    'contact.email': 'hello@shop.test',
  });
});
