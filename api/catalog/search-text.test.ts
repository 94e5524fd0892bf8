import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { find, openTextShop, skus } from './text-products-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTextShop();
}, OPENING_MS);
afterAll(() => shop.api.close());

test.each<[string, string, readonly string[]]>([
  ['one word of the name', 'flapper', ['ZQ-1920']],
  ['capitals', 'FLAPPER', ['ZQ-1920']],
  ['spaces around', '  flapper  ', ['ZQ-1920']],
  ['a comma between words', 'vexilla,flapper', ['ZQ-1920']],
  ['a hyphen between words', 'vexilla-flapper', ['ZQ-1920']],
  ['a full stop and quotation marks', '"vexilla".flapper!', ['ZQ-1920']],
  ['signs that mean something to databases', "vexilla%' or 1=1; --", []],
  ['underscores', 'vexilla_flapper', ['ZQ-1920']],
  ['words in another order', 'flapper vexilla', ['ZQ-1920']],
  ['the same word twice', 'vexilla vexilla', ['ZQ-1920']],
  ['a number in the name', '1920 vexilla', ['ZQ-1920']],
  ['an accent that is not typed', 'cremelle brulette', ['ZQ-CAFE']],
  ['an accent that is typed', 'crèmelle brûlétte', ['ZQ-CAFE']],
  ['an accent made of two characters', 'cre\u0300melle bru\u0302le\u0301tte', ['ZQ-CAFE']],
  ['an accent that the name does not have', 'véxîlla', ['ZQ-1920']],
  ['an accent in the name of a category', 'elanette', ['ZQ-CAFE']],
  ['words of another script', 'पैठणी', ['ZQ-HINDI']],
  ['a vowel sign is part of a word', 'पल्लू', ['ZQ-HINDI']],
  ['a vowel sign left out is a typing mistake', 'पैठण', ['ZQ-HINDI']],
  ['nothing but signs is no text at all', 'zzqq vv', []],
  ['a part of the sku of a variant is no word', 'viridian', []],
  ['nor is a word that is like such a part', 'viridans', []],
  ['two of three words are not there', 'viridian off tussarelle', []],
])('finds by words: %s', async (_case, text, expected) => {
  expect(await skus(shop, text)).toEqual(expected);
});

test.each<[string, string, readonly string[]]>([
  ['a letter replaced', 'vexitla', ['ZQ-1920']],
  ['a letter left out', 'vexila', ['ZQ-1920']],
  ['a letter too many', 'vexxilla', ['ZQ-1920']],
  ['the last letter replaced', 'vexillo', ['ZQ-1920']],
  ['the last letter left out', 'vexill', ['ZQ-1920']],
  ['a letter added at the end', 'vexillas', ['ZQ-1920']],
  ['the third letter replaced', 'vetilla', ['ZQ-1920']],
  ['two letters replaced', 'vexolle', ['ZQ-1920']],
  ['two letters changed places', 'vexlila', ['ZQ-1920']],
  ['two letters left out', 'vexla', ['ZQ-1920']],
  ['three letters are too many', 'vexonne', []],
  ['the first letter replaced', 'wexilla', []],
  ['the second letter replaced', 'vaxilla', []],
  ['the first two changed places', 'evxilla', []],
  ['the first letter left out', 'exilla', []],
  ['a letter before the first', 'avexilla', []],
  ['a word of five letters, one replaced', 'stolo', ['ZQ-STOLE', 'ZQ-CAFE']],
  ['a word of four letters, one left out', 'ylv', ['ZQ-GOWN']],
  ['a mistake in the name of a category', 'quilabor', ['ZQ-GOWN', 'ZQ-HINDI', 'Brocatelle-9', 'ZQ-1920', 'ZQ-SET']],
  ['mistakes in every word', 'vexila flaper', ['ZQ-1920']],
  ['a mistake in a number', '1921 vexilla', ['ZQ-1920']],
  ['a mistake and an accent', 'brulete crêmelle', ['ZQ-CAFE']],
])('bears typing mistakes: %s', async (_case, text, expected) => {
  // A mistyped word may also be near to a word of the demo collection, which is another matter.
  const found = (await skus(shop, text)).filter((sku) => /^(?:ZQ|Brocatelle)-/.test(sku));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test.each<[string, string, readonly string[]]>([
  ['one of one', 'vexilla', ['ZQ-1920']],
  ['none of one', 'zzqqy', []],
  ['one of two is floor(1.5)', 'vexilla zzqqy', ['ZQ-1920']],
  ['two of three is floor(2.25)', 'vexilla flapper zzqqy', ['ZQ-1920']],
  ['one of three is too little', 'vexilla zzqqy zzqqx', []],
  ['three of four', 'vexilla 1920 flapper zzqqy', ['ZQ-1920']],
  ['two of four are too little', 'vexilla flapper zzqqy zzqqx', []],
  ['three of five is floor(3.75)', 'vexilla 1920 flapper zzqqy zzqqx', ['ZQ-1920']],
  ['words of different fields add up', 'xandhari gown quillabor', ['ZQ-GOWN']],
])('three quarters of the words: %s', async (_case, text, expected) => {
  expect(await skus(shop, text)).toEqual(expected);
});

test.each<[string, string, string]>([
  ['as it is written', 'ZQ-CAP-7', 'ZQ-CAP-7'],
  ['in small letters', 'zq-cap-7', 'ZQ-CAP-7'],
  ['with spaces around', ' ZQ-CAP-8 ', 'ZQ-CAP-8'],
  ['of a variant', 'ZQ-SET-M', 'ZQ-SET'],
  ['of a variant in small letters', 'zq-set-m', 'ZQ-SET'],
  ['of a variant that is switched off', 'zq-set-off', 'ZQ-SET'],
  ['one word of it', 'Brocatelle-9', 'Brocatelle-9'],
])('an article number comes first: %s', async (_case, text, expected) => {
  expect((await skus(shop, text))[0]).toBe(expected);
});

test('a word that a product holds is never taken for another', async () => {
  expect(await skus(shop, 'brocatella')).toEqual(['ZQ-CAP-8']);
  expect(await skus(shop, 'brocatelle')).toEqual(['ZQ-CAP-7', 'Brocatelle-9']);
});

test.each<[string, string, readonly string[]]>([
  ['category', 'quillabor', ['Quillabor']],
  ['category', 'qillabor', []],
  ['category', 'quilabor', ['Quillabor']],
  ['category', 'elanette', ['Élanette']],
  ['category', 'XANDHARI', ['Xandhari Weaves']],
  ['cms_page', 'returns', ['Returns and exchanges']],
  ['cms_page', 'retruns', ['Returns and exchanges']],
  ['cms_page', 'sillk brocade', ['Caring for silk and brocade']],
  ['cms_page', 'promise', []],
  ['cms_block', 'promise', ['Our promise']],
  ['cms_block', 'promises', ['Our promise']],
])('%s is found by its title: %s', async (type, text, expected) => {
  expect((await find(shop, text, { type })).items.map(({ name, title }) => title ?? name)).toEqual(expected);
});

test('a type without texts is not narrowed by one', async () => {
  expect((await find(shop, 'anything', { type: 'taxrule' })).total).toBe(
    (await find(shop, '', { type: 'taxrule' })).total,
  );
});

test('words that an entity has no more do not find it', async () => {
  await shop.bench('/workbench/products', { body: { type: 'simple', sku: 'ZQ-NEW', name: 'Yarrowmere Wrap' } });
  expect(await skus(shop, 'yarrowmere')).toEqual(['ZQ-NEW']);
  await shop.bench('/workbench/products', { body: { type: 'simple', sku: 'ZQ-NEW', name: 'Ziggurane Wrap' } });
  expect(await skus(shop, 'yarrowmere')).toEqual([]);
  expect(await skus(shop, 'ziggurane')).toEqual(['ZQ-NEW']);
});
