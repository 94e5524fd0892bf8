import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#reference-api/testing/open-test-api.ts';
import type { Relevance } from './search-query.ts';

/** Words that the demo collection does not have, so that nothing but these products can be found by them. */
const shelves: readonly { readonly id: number; readonly name: string }[] = [
  { id: 9001, name: 'Xandhari Weaves' },
  { id: 9002, name: 'Quillabor' },
  { id: 9003, name: 'Élanette' },
];
const goods: readonly { readonly sku: string; readonly name: string; readonly category_ids: readonly number[] }[] = [
  { sku: 'ZQ-CAP-7', name: 'Marigold Brocatelle Cape', category_ids: [9001] },
  { sku: 'ZQ-CAP-8', name: 'Marigold Brocatella Cape', category_ids: [9001] },
  { sku: 'ZQ-GOWN', name: 'Ylva Xandhari Gown', category_ids: [9002] },
  { sku: 'ZQ-STOLE', name: 'Plain Stole', category_ids: [9001] },
  { sku: 'ZQ-CAFE', name: 'Crèmelle Brûlétte Stole', category_ids: [9003] },
  { sku: 'ZQ-HINDI', name: 'पैठणी पल्लू', category_ids: [9002] },
  { sku: 'Brocatelle-9', name: 'Unnamed Wrap', category_ids: [9002] },
  { sku: 'ZQ-1920', name: 'Vexilla 1920 Flapper', category_ids: [9002] },
];

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  for (const body of shelves) await shop.bench('/workbench/categories', { body });
  for (const product of goods) await shop.bench('/workbench/products', { body: { type: 'simple', ...product } });
  await shop.bench('/workbench/products', {
    body: {
      sku: 'ZQ-SET',
      name: 'Tussarelle Set',
      category_ids: [9002],
      variants: [
        { sku: 'ZQ-SET-M', colour: 'Wine', size: 'M' },
        { sku: 'ZQ-SET-OFF', colour: 'Wine', size: 'L', status: 2 },
        { sku: 'ZQ-SET-VIRIDIAN-S', colour: 'Wine', size: 'S' },
      ],
    },
  });
}, OPENING_MS);
afterAll(() => shop.api.close());

type Item = { readonly sku: string; readonly name: string; readonly title: string; readonly _score?: number };
type Found = { readonly items: readonly Item[]; readonly total: number };

async function find(text: string, more: { type?: string; sort?: string; relevance?: Relevance; size?: number } = {}) {
  const { type = 'product', sort = '', relevance, size = 100 } = more;
  const request = encodeURIComponent(JSON.stringify({ _searchText: text, _relevance: relevance }));
  const address = `/api/catalog?type=${type}&size=${size}&sort=${sort}&request=${request}`;
  return (await shop.call<Found>('catalogSearch', address)).result;
}

async function skus(text: string, more: Parameters<typeof find>[1] = {}): Promise<readonly string[]> {
  return (await find(text, more)).items.map(({ sku }) => sku);
}

const CAPES = ['ZQ-CAP-7', 'ZQ-CAP-8'];
/** Like the words of three products, and none of theirs. */
const MISTYPED = 'brocatela';
const LIKE_BROCATELLE = [...CAPES, 'Brocatelle-9'];

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
  expect(await skus(text)).toEqual(expected);
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
  const found = (await skus(text)).filter((sku) => /^(?:ZQ|Brocatelle)-/.test(sku));
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
  expect(await skus(text)).toEqual(expected);
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
  expect((await skus(text))[0]).toBe(expected);
});

test('a word as it was typed comes before one with a typing mistake', async () => {
  expect((await skus('marigold brocatelle cape')).slice(0, 2)).toEqual(['ZQ-CAP-7', 'ZQ-CAP-8']);
  expect((await skus('marigold brocatella cape')).slice(0, 2)).toEqual(['ZQ-CAP-8', 'ZQ-CAP-7']);
  expect(await skus(MISTYPED)).toEqual(['ZQ-CAP-8', 'ZQ-CAP-7', 'Brocatelle-9']);
});

test('a word that a product holds is never taken for another', async () => {
  expect(await skus('brocatella')).toEqual(['ZQ-CAP-8']);
  expect(await skus('brocatelle')).toEqual(['ZQ-CAP-7', 'Brocatelle-9']);
});

test('CAT-061 a name counts for more than an article number, and that for more than a category', async () => {
  expect(await skus('brocatelle')).toEqual(['ZQ-CAP-7', 'Brocatelle-9']);
  expect((await skus('xandhari'))[0]).toBe('ZQ-GOWN');
  expect((await skus('xandhari')).toSorted()).toEqual(['ZQ-CAP-7', 'ZQ-CAP-8', 'ZQ-GOWN', 'ZQ-STOLE']);
});

test.each<[string, Relevance, string, readonly string[]]>([
  ['no typing mistakes', { fuzziness: 0 }, 'vexila', []],
  ['one typing mistake', { fuzziness: 1 }, 'vexolle', []],
  ['all words', { minimum_should_match: '100%' }, 'vexilla zzqqy', []],
  ['half of the words', { minimum_should_match: '50%' }, 'vexilla flapper zzqqy zzqqx', ['ZQ-1920']],
  ['a longer start', { prefix_length: 4 }, 'vetilla', []],
  ['a start shorter than two letters stays at two', { prefix_length: 0 }, 'wexilla', []],
  ['one meaning of a word', { max_expansions: 1 }, MISTYPED, ['ZQ-CAP-8']],
  [
    'categories before names',
    { boosts: { name: 1, 'category.name': 9 } },
    'xandhari',
    [...CAPES, 'ZQ-STOLE', 'ZQ-GOWN'],
  ],
  ['a score that nothing has', { min_score: 1_000_000 }, 'vexilla', []],
])('CAT-062 CAT-063 relevance can be asked for: %s', async (_case, relevance, text, expected) => {
  expect(await skus(text, { relevance })).toEqual(expected);
});

test('a share that is none is refused', async () => {
  const request = encodeURIComponent(JSON.stringify({ _relevance: { minimum_should_match: 'most' } }));
  const { body } = await shop.call('catalogSearch', `/api/catalog?type=product&request=${request}`);
  expect(body).toEqual({ code: 400, result: 'Invalid search request' });
});

test('a sort takes the place of relevance', async () => {
  const byName = async (sort: string) => (await find(MISTYPED, { sort })).items.map(({ name }) => name);
  expect(await byName('name:asc')).toEqual(['Marigold Brocatella Cape', 'Marigold Brocatelle Cape', 'Unnamed Wrap']);
  expect(await byName('name:desc')).toEqual((await byName('name:asc')).toReversed());
  expect(await skus(MISTYPED, { sort: 'mystery' })).toEqual(await skus(MISTYPED));
});

test('a score is told with a text alone, and falls', async () => {
  const scores = (await find(MISTYPED)).items.map(({ _score = 0 }) => _score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(Math.min(...scores)).toBeGreaterThan(0.02);
  expect((await find('')).items.every((item) => !('_score' in item))).toBe(true);
});

test('pages of a text follow each other', async () => {
  const whole = await find(MISTYPED);
  expect(whole.total).toBe(LIKE_BROCATELLE.length);
  expect((await find(MISTYPED, { size: 1 })).items).toEqual(whole.items.slice(0, 1));
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
  expect((await find(text, { type })).items.map(({ name, title }) => title ?? name)).toEqual(expected);
});

test('a type without texts is not narrowed by one', async () => {
  expect((await find('anything', { type: 'taxrule' })).total).toBe((await find('', { type: 'taxrule' })).total);
});

test('words that an entity has no more do not find it', async () => {
  await shop.bench('/workbench/products', { body: { type: 'simple', sku: 'ZQ-NEW', name: 'Yarrowmere Wrap' } });
  expect(await skus('yarrowmere')).toEqual(['ZQ-NEW']);
  await shop.bench('/workbench/products', { body: { type: 'simple', sku: 'ZQ-NEW', name: 'Ziggurane Wrap' } });
  expect(await skus('yarrowmere')).toEqual([]);
  expect(await skus('ziggurane')).toEqual(['ZQ-NEW']);
});
