import { expect, test } from 'vitest';
import { parseConfig } from './parse-config.ts';
import { defaultConfig } from './shop-config.ts';
import { usualViews } from './store-views.ts';

/** What counts where nothing is said. */
const usual = { ...defaultConfig, 'storeViews.views': usualViews };

const nothing = { file: null, environment: {} };

test('without a word the shop runs on its defaults', () => {
  expect(parseConfig(nothing)).toEqual({ kind: 'ok', config: usual });
});

test('the environment wins over the file, the file over the defaults', () => {
  const parsed = parseConfig({
    file: { cart: { countType: 'items', confirmBeforeRemove: false }, contact: { email: 'hello@shop.test' } },
    environment: { ZARI__cart__confirmBeforeRemove: 'true', PATH: '/bin' },
  });
  expect(parsed).toEqual({
    kind: 'ok',
    config: { ...usual, 'cart.countType': 'items', 'contact.email': 'hello@shop.test' },
  });
});

test('CAT-077 CONF-09 the filters and their order are configured', () => {
  const defaults = ['category_product', 'category', 'color', 'discount', 'size', 'rts', 'gender', 'price'];
  expect(defaultConfig['filters.default']).toEqual(defaults);
  const file = { filters: { default: ['size', 'color'] } };
  expect(parseConfig({ ...nothing, file })).toMatchObject({ config: { 'filters.default': ['size', 'color'] } });
  const environment = { ZARI__filters__default: 'price,size' };
  expect(parseConfig({ file, environment })).toMatchObject({ config: { 'filters.default': ['price', 'size'] } });
});

test('CAT-074 CONF-07 the ways to sort and their order are configured', () => {
  const defaults = ['created_at:desc', 'stock.is_in_stock:desc', 'price:asc', 'price:desc'];
  expect(defaultConfig['sorts.offered']).toEqual(defaults);
  const environment = { ZARI__sorts__offered: 'price:desc,created_at:desc' };
  const config = { 'sorts.offered': ['price:desc', 'created_at:desc'] };
  expect(parseConfig({ ...nothing, environment })).toMatchObject({ config });
});

test('CONT-13 the store view of the banners is the merchant’s to say', () => {
  const environment = { ZARI__storeViews__code: 'de' };
  expect(parseConfig({ ...nothing, environment })).toMatchObject({ config: { 'storeViews.code': 'de' } });
  expect(defaultConfig['storeViews.code']).toBe('default');
});

test('CONF-48 CONF-50 where orders wait, and whether store views share it, is the merchant’s to say', () => {
  expect(defaultConfig['localForage.defaultDrivers.orders']).toBe('INDEXEDDB');
  expect(defaultConfig['storeViews.commonCache']).toBe(false);
  const file = { localForage: { defaultDrivers: { orders: 'LOCALSTORAGE' } } };
  const environment = { ZARI__storeViews__commonCache: 'true' };
  const config = { 'localForage.defaultDrivers.orders': 'LOCALSTORAGE', 'storeViews.commonCache': true };
  expect(parseConfig({ file, environment })).toMatchObject({ config });
});

test('CONF-02 CAT-060 a page of the server waits a second for the catalog, unless the merchant says otherwise', () => {
  expect(defaultConfig['search.serverTimeout']).toBe('1000');
  const environment = { ZARI__search__serverTimeout: '2500' };
  expect(parseConfig({ ...nothing, environment })).toMatchObject({ config: { 'search.serverTimeout': '2500' } });
});

test.each([
  [{ cart: { synchronise: true } }, 'The configuration has a key "cart.synchronise" that the shop does not know.'],
  [{ cart: true }, 'The configuration has a key "cart" that the shop does not know.'],
  [
    { ssr: { executeMixedinAsyncData: 'no' } },
    'The configuration key "ssr.executeMixedinAsyncData" must be true or false.',
  ],
  [{ urlDispatcher: 'yes' }, 'The configuration key "urlDispatcher" must be true or false.'],
  [{ cart: { countType: 'pieces' } }, 'The configuration key "cart.countType" must be one of quantities, items.'],
  [{ filters: { default: ['size', 'size'] } }, expect.stringContaining('"filters.default" must be a list of some of')],
  [{ filters: { default: ['length'] } }, expect.stringContaining('"filters.default" must be a list of some of')],
  [{ sorts: { offered: ['name:asc'] } }, expect.stringContaining('"sorts.offered" must be a list of some of')],
  [{ contact: { email: 'nobody' } }, 'The configuration key "contact.email" must be a mail address.'],
  [
    { localForage: { defaultDrivers: { orders: 'WEBSQL' } } },
    'The configuration key "localForage.defaultDrivers.orders" must be one of INDEXEDDB, LOCALSTORAGE, MEMORY.',
  ],
  [{ storeViews: { code: '../de' } }, expect.stringContaining('"storeViews.code" must be a store code')],
  [{ contact: { email: null } }, 'The configuration key "contact.email" must be a mail address.'],
  [{ constructor: 1 }, 'The configuration has a key "constructor" that the shop does not know.'],
  [['cart'], 'The configuration file must hold one JSON object.'],
])('refuses the file %j', (file, problem) => {
  expect(parseConfig({ ...nothing, file })).toEqual({ kind: 'wrong', problems: [problem] });
});

test.each([
  ['ZARI__cart__count', '1', 'The configuration has a key "cart.count" that the shop does not know.'],
  ['ZARI__urlDispatcher', '1', 'The configuration key "urlDispatcher" must be true or false.'],
  ['ZARI__storage__name', '../x', 'must be a short name'],
  ['ZARI__storage__patience', '0', 'must be a whole number from 1 to 999'],
  ['ZARI__server__api', 'soap', 'must be one of api, graphql'],
  ['ZARI__search__serverTimeout', '10000', 'must be a number of milliseconds from 100 to 9999'],
])('refuses the environment variable %s=%s', (name, value, problem) => {
  const parsed = parseConfig({ ...nothing, environment: { [name]: value } });
  expect(parsed).toMatchObject({ kind: 'wrong', problems: [expect.stringContaining(problem)] });
});

test('tells everything that is wrong at once', () => {
  const parsed = parseConfig({ file: { a: 1, b: { c: 2 } }, environment: { ZARI__d: 'x' } });
  expect(parsed.kind === 'wrong' && parsed.problems.length).toBe(3);
});

const seller = { name: 'Zari Retail', address: '7 Mill Lane, Mumbai 400013, Maharashtra', gstin: '27AAPFU0939F1ZV' };

test('who sells is configured, with the codes of what is sold', () => {
  const file = { seller: { ...seller, hsn: ['kurta set=6204', 'saree=54075490'] } };
  expect(parseConfig({ ...nothing, file })).toMatchObject({
    config: {
      ...{ 'seller.name': 'Zari Retail', 'seller.address': seller.address, 'seller.gstin': '27AAPFU0939F1ZV' },
      'seller.hsn': ['kurta set=6204', 'saree=54075490'],
    },
  });
  const environment = { ZARI__seller__hsn: 'saree=5407,kurta=6211' };
  expect(parseConfig({ file, environment })).toMatchObject({ config: { 'seller.hsn': ['saree=5407', 'kurta=6211'] } });
  const none = { ZARI__seller__gstin: '', ZARI__seller__name: '', ZARI__seller__address: '', ZARI__seller__hsn: '' };
  expect(parseConfig({ file, environment: none })).toEqual({ kind: 'ok', config: usual });
});

test.each([
  ['a GSTIN with a mistyped character', { ...seller, gstin: '27AAPFU0939F1ZW' }, /"seller.gstin" must be a GSTIN/],
  ['a name over two lines', { ...seller, name: 'Zari\nRetail' }, /"seller.name" must be a line/],
  ['a code of five digits', { ...seller, hsn: ['saree=54075'] }, /"seller.hsn" must be a list of words and codes/],
  ['a code for nothing', { ...seller, hsn: ['=5407'] }, /"seller.hsn" must be/],
  ['codes that are no list', { ...seller, hsn: 'saree=5407' }, /"seller.hsn" must be/],
  ['no address', { ...seller, address: ' ' }, /"seller.address" is needed, since "seller.name" is set/],
  [
    'a grievance officer alone',
    { grievanceOfficer: 'Anita Rao' },
    /"seller.grievanceEmail" is needed, since "seller.grievanceOfficer" is set/,
  ],
  ['a GSTIN alone', { gstin: seller.gstin }, /"seller.name" is needed, since "seller.gstin" is set/],
])('a seller with %s stops the start', (_what, told, problem) => {
  expect(parseConfig({ ...nothing, file: { seller: told } })).toMatchObject({
    kind: 'wrong',
    problems: expect.arrayContaining([expect.stringMatching(problem)]),
  });
});

test('another gateway carries UPI, or none does', () => {
  const file = { payment: { india: ['razorpay=upi', 'ccavenuepay=cards'] } };
  expect(parseConfig({ ...nothing, file })).toMatchObject({
    config: { 'payment.india': ['razorpay=upi', 'ccavenuepay=cards'] },
  });
  const none = { ZARI__payment__india: '' };
  expect(parseConfig({ file, environment: none })).toMatchObject({ config: { 'payment.india': [] } });
});

test.each([
  ['a channel that nobody knows', ['ccavenuepay=barter']],
  ['a channel of no method', ['=upi']],
  ['a method alone', ['ccavenuepay']],
  ['the same twice', ['ccavenuepay=upi', 'ccavenuepay=upi']],
  ['no list', 'ccavenuepay=upi'],
])('%s stops the start', (_what, india) => {
  expect(parseConfig({ ...nothing, file: { payment: { india } } })).toMatchObject({
    kind: 'wrong',
    problems: [expect.stringMatching(/"payment.india" must be a list of payment methods/)],
  });
});
