import { describe, expect, test } from 'vitest';
import { firstStoreView, offeredIn, storeViewIn } from '#domain/storeview/configured-view.ts';
import { viewSetups } from './config-of-view.ts';
import { parseConfig } from './parse-config.ts';
import type { WholeConfig } from './shop-config.ts';
import { openViewsOf } from './store-views.ts';

const london = { code: 'uk', storeId: 4, name: 'United Kingdom', url: '/uk', taxCountry: 'GB' };
const pounds = {
  ...{ defaultLocale: 'en-GB', currencyCode: 'GBP' },
  allCurrency: [{ value: 'GBP' }],
};
const berlin = { code: 'de', storeId: 2, name: 'Deutschland', url: 'https://de.shop.test', taxCountry: 'DE' };

const read = (views: unknown, further: object = {}) =>
  parseConfig({ file: { storeViews: { multistore: true, views, ...further } }, environment: {} });

function configWith(views: unknown, further: object = {}): WholeConfig {
  const parsed = read(views, further);
  if (parsed.kind === 'wrong') throw new Error(parsed.problems.join(' '));
  return parsed.config;
}

/** What counts where nothing is said. */
function unsaid(): WholeConfig {
  const parsed = parseConfig({ file: null, environment: {} });
  if (parsed.kind === 'wrong') throw new Error(parsed.problems.join(' '));
  return parsed.config;
}

describe('STORE-06 STORE-07 two store views are set up and closed', () => {
  test('they stand in the configuration, under their prefixes', () => {
    expect(unsaid()['storeViews.views'].map(({ code, prefix }) => [code, prefix])).toEqual([
      ['de', '/de'],
      ['it', '/it'],
    ]);
  });

  test.each([false, true])('with multistore %s neither can be opened', (multistore) => {
    const open = openViewsOf({ ...unsaid(), 'storeViews.multistore': multistore });
    expect(open.map(({ code }) => code)).toEqual(['default']);
  });
});

test('CONF-45 the others of the list are open with multistore alone, and it is off', () => {
  const codes = (further: object) => openViewsOf(configWith([london, berlin], further)).map(({ code }) => code);
  expect(codes({ multistore: true })).toEqual(['default', 'uk', 'de']);
  expect(codes({ multistore: false })).toEqual(['default']);
  const { multistore: _, ...unsaid } = { multistore: true };
  expect(parseConfig({ file: { storeViews: { views: [london], ...unsaid } }, environment: {} })).toMatchObject({
    config: { 'storeViews.multistore': false },
  });
});

test('STORE-04 STORE-24 each has its own code, id, language, currency and tax country', () => {
  const config = configWith([{ ...london, localisation: pounds }, berlin]);
  const [, uk, de] = openViewsOf(config);
  if (!uk || !de) throw new Error('Both are open.');
  expect([uk.storeId, de.storeId]).toEqual([4, 2]);
  expect([uk, de].map(firstStoreView)).toMatchObject([
    { country: 'GB', locale: 'en-GB', currency: 'GBP' },
    { country: 'DE', locale: 'en-US', currency: 'INR' },
  ]);
  const setups = viewSetups(config, 'https://shop.test');
  expect(setups.map((setup) => [setup.config['storeViews.code'], setup.config['tax.defaultCountry']])).toEqual([
    ['default', 'IN'],
    ['uk', 'GB'],
    ['de', 'DE'],
  ]);
});

test('ROUTE-55 a store view knows where it lies, who its neighbours are, and where all are found', () => {
  const [own, uk, de] = viewSetups(configWith([london, berlin]), 'https://shop.test').map(({ config }) => config.view);
  expect(own).toMatchObject({ prefix: '', neighbours: ['/uk'] });
  expect(uk).toMatchObject({ prefix: '/uk', neighbours: [''] });
  expect(de).toMatchObject({ prefix: '', neighbours: [] });
  expect(own?.links.map(({ home }) => home)).toEqual(['/', '/uk/', 'https://de.shop.test/']);
  expect(de?.links.map(({ home }) => home)).toEqual(['https://shop.test/', 'https://shop.test/uk/', '/']);
});

test('a shop with but one store view has the configuration as it is', () => {
  const config = configWith([london], { multistore: false });
  expect(viewSetups(config, 'https://shop.test').map((setup) => setup.config.view)).toEqual([undefined]);
});

test('the store view at / is the shop itself', () => {
  const config = configWith([{ ...london, url: '/', localisation: pounds }], { multistore: false });
  const [setup] = viewSetups(config, 'https://shop.test');
  expect(setup?.config).toMatchObject({ 'storeViews.code': 'uk', view: { prefix: '' } });
  expect(setup && firstStoreView(setup.view)).toMatchObject({ currency: 'GBP', localised: { dateFormat: 'l LT' } });
});

test('only a currency that is listed can be chosen', () => {
  const [, uk] = openViewsOf(configWith([{ ...london, localisation: pounds }]));
  if (!uk) throw new Error('It is open.');
  expect(storeViewIn(uk, 'US.de-DE.USD')).toMatchObject({ country: 'US', locale: 'de-DE', currency: 'GBP' });
  expect(storeViewIn(uk, 'US.de-DE.GBP').currency).toBe('GBP');
  expect(storeViewIn(uk, '')).toEqual(firstStoreView(uk));
  expect(offeredIn(uk, { country: 'IN', locale: 'en-GB', currency: 'INR' }).currency).toBe('GBP');
});

test('STORE-08 STORE-09 a store view writes as it is set up, whatever is chosen in it', () => {
  const written = {
    ...{ ...pounds, dateFormat: 'DD/MM/YYYY HH:mm', currencySignPlacement: 'append' },
    allCurrency: [{ value: 'GBP', sign: 'GB£' }, { value: 'USD' }],
  };
  const localised = {
    dateFormat: 'DD/MM/YYYY HH:mm',
    currencySignPlacement: 'append',
    allCurrency: [
      { value: 'GBP', sign: 'GB£' },
      { value: 'USD', sign: '$' },
    ],
  };
  const [own, uk] = openViewsOf(configWith([{ ...london, localisation: written }]));
  if (!own || !uk) throw new Error('It is open.');
  expect(firstStoreView(uk)).toEqual({ country: 'GB', locale: 'en-GB', currency: 'GBP', localised });
  expect(storeViewIn(uk, 'US.de-DE.USD')).toEqual({ country: 'US', locale: 'de-DE', currency: 'USD', localised });
  expect(firstStoreView(own)).toEqual({ country: 'IN', locale: 'en-US', currency: 'INR' });
});

test('STORE-08 what a store view does not say it writes as the shop does', () => {
  const [, uk] = openViewsOf(configWith([{ ...london, localisation: { ...pounds, dateFormat: '' } }]));
  expect(uk?.localisation).toMatchObject({
    ...{ dateFormat: '', currencySignPlacement: 'prepend', defaultLocale: 'en-GB', currencyCode: 'GBP' },
    allCurrency: [{ value: 'GBP', sign: '£' }],
  });
});

test.each([
  ['no list', 'uk'],
  ['something else than a store view', ['uk']],
  ['a list in a list', [[london]]],
  ['no code', [{ ...london, code: undefined }]],
  ['a code that is no name', [{ ...london, code: '../uk' }]],
  ['two of one code', [london, { ...london, url: '/gb' }]],
  ['two at one address', [london, { ...london, code: 'gb' }]],
  ['an address of a page', [{ ...london, url: '/cart' }]],
  ['an address below another', [{ ...london, url: '/uk/london' }]],
  ['no address', [{ ...london, url: '' }]],
  ['a host without what all its paths lead to', [{ ...berlin, url: 'https://de.shop.test/de' }]],
  ['an id that is no number', [{ ...london, storeId: '4' }]],
  ['no name', [{ ...london, name: '' }]],
  ['a country that nothing is sent to', [{ ...london, taxCountry: 'ZZ' }]],
  ['a field that nothing reads', [{ ...london, colour: 'red' }]],
  ['a locale that the shop does not speak', [{ ...london, localisation: { defaultLocale: 'xx-XX' } }]],
  ['a currency without a rate', [{ ...london, localisation: { currencyCode: 'EUR' } }]],
  ['a currency that is not listed', [{ ...london, localisation: { ...pounds, currencyCode: 'USD' } }]],
  ['a localisation that is no group', [{ ...london, localisation: 'en-GB' }]],
  ['currencies that are no list', [{ ...london, localisation: { ...pounds, allCurrency: 'GBP' } }]],
  ['a sign on no side', [{ ...london, localisation: { currencySignPlacement: 'above' } }]],
  ['a sign that is no text', [{ ...london, localisation: { ...pounds, allCurrency: [{ value: 'GBP', sign: 1 }] } }]],
  ['a sign that is none', [{ ...london, localisation: { ...pounds, allCurrency: [{ value: 'GBP', sign: '' }] } }]],
  ['a sign with digits', [{ ...london, localisation: { ...pounds, allCurrency: [{ value: 'GBP', sign: '£1' }] } }]],
  ['a currency with what nothing reads', [{ ...london, localisation: { allCurrency: [{ value: 'INR', rate: 2 }] } }]],
  ['a date format that is no text', [{ ...london, localisation: { dateFormat: null } }]],
  ['a date format with words', [{ ...london, localisation: { dateFormat: 'DD of MM' } }]],
  ['a date format without an end', [{ ...london, localisation: { dateFormat: 'l '.repeat(20) } }]],
])('a list with %s stops the start with a sentence', (_, views) => {
  expect(read(views)).toEqual({
    kind: 'wrong',
    problems: [expect.stringContaining('"storeViews.views" must be a list of store views')],
  });
});

test('one more with the code of the shop’s own stops the start', () => {
  expect(read([{ ...london, code: 'default' }])).toEqual({
    kind: 'wrong',
    problems: ['The configuration key "storeViews.views" gives the code "default" to a second store view.'],
  });
});

test('in the environment the list is JSON', () => {
  const inEnvironment = (text: string) => parseConfig({ file: null, environment: { ZARI__storeViews__views: text } });
  expect(inEnvironment(JSON.stringify([london]))).toMatchObject({ config: { 'storeViews.views': [{ code: 'uk' }] } });
  expect(inEnvironment('[{')).toMatchObject({ kind: 'wrong' });
});
