import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '#api/testing/open-test-api.ts';
import { openTestSearch, type TestSearch } from '#api/testing/open-test-search.ts';
import {
  found,
  isWanted,
  type Listed,
  readOptions,
  type Wanted,
  type WithCorrections,
} from './meant-products-for-tests.ts';

// What is found is worked out a second time, from the records of the whole collection: their names and categories, colours
// and prices. Each search must find exactly that.

let search: TestSearch;
/** Option ids by label. */
let options: ReadonlyMap<string, number>;
beforeAll(async () => {
  search = await openTestSearch();
  options = await readOptions(search);
}, OPENING_MS);
afterAll(() => search.shop.api.close());

const PINK = ['Rose', 'Blush', 'Rani'];
const RED = ['Madder', 'Wine'];
const GREEN = ['Emerald', 'Sage', 'Olive', 'Bottle', 'Mint', 'Teal'];
const BLUE = ['Indigo', 'Midnight', 'Peacock', 'Sky', 'Powder', 'Teal'];
const SAREE = /\bsarees?\b/;
const LEHENGA = /\blehengas?\b/;
const KURTA = /\bkurtas?\b/;
const DUPATTA = /\bdupattas?\b/;
const JHUMKAS = /\bjhumkas?\b/;
const POTLI = /\bpotlis?\b/;
const SHOES = /\bjuttis?\b|\bmojaris?\b/;
const TEE = /\btees?\b/;

test.each<[string, Wanted]>([
  // Families of colours.
  ['pink', { colours: PINK }],
  ['PINK', { colours: PINK }],
  ['gulabi', { colours: PINK }],
  ['गुलाबी', { colours: PINK }],
  ['rosa', { colours: PINK }],
  ['fuchsia', { colours: ['Rani'] }],
  ['hot pink', { colours: ['Rani'] }],
  ['light pink', { colours: ['Rose', 'Blush'] }],
  ['peach', { colours: ['Blush', 'Apricot', 'Coral'] }],
  ['red', { colours: RED, orSays: /\bred\b/ }],
  ['लाल', { colours: RED }],
  ['maroon', { colours: ['Wine', 'Plum'] }],
  ['orange', { colours: ['Saffron', 'Apricot', 'Coral', 'Rust'] }],
  ['yellow', { colours: ['Marigold', 'Mustard'] }],
  ['golden', { colours: ['Marigold', 'Mustard'] }],
  ['green', { colours: GREEN }],
  ['dark green', { colours: ['Emerald', 'Bottle', 'Olive'] }],
  ['blue', { colours: BLUE }],
  ['navy', { colours: ['Midnight', 'Indigo'] }],
  ['sky blue', { colours: ['Sky', 'Powder'] }],
  ['turquoise', { colours: ['Teal', 'Peacock'], orSays: /\bturquoise\b/ }],
  ['purple', { colours: ['Plum', 'Lilac'] }],
  ['lavender', { colours: ['Lilac'] }],
  ['brown', { colours: ['Cocoa', 'Rust'] }],
  ['beige', { colours: ['Sand', 'Ivory', 'Stone'] }],
  ['white', { colours: ['White', 'Ivory'], orSays: /\bwhite\b/ }],
  ['off white', { colours: ['Ivory'] }],
  ['grey', { colours: ['Stone', 'Charcoal', 'Mist'], orSays: /\bgrey\b/ }],
  ['black', { colours: ['Onyx', 'Charcoal'] }],
  ['schwarz', { colours: ['Onyx', 'Charcoal'] }],
  ['أسود', { colours: ['Onyx', 'Charcoal'] }],
  // One colour is no family.
  ['rose', { colours: ['Rose'] }],
  ['rani', { colours: ['Rani'], orSays: /\brani\b/ }],
  ['indigo', { colours: ['Indigo'] }],
  ['peacock', { colours: ['Peacock'], orSays: /\bpeacock\b/ }],
  // Colours and things.
  ['pink lehenga', { colours: PINK, says: LEHENGA }],
  ['lehenga in pink', { colours: PINK, says: LEHENGA }],
  ['गुलाबी लहंगा', { colours: PINK, says: LEHENGA }],
  ['black dress', { colours: ['Onyx', 'Charcoal'], says: /\bdress(es)?\b/ }],
  ['red saree', { colours: RED, orSays: /\bred\b/, says: SAREE }],
  ['navy blue kurta', { colours: ['Midnight', 'Indigo'], says: KURTA }],
  ['green dupatta', { colours: GREEN, says: DUPATTA }],
  ['indigo kurta', { colours: ['Indigo'], says: KURTA }],
  // Prices.
  ['under 5000', { below: 5000 }],
  ['below 2,000', { below: 2000 }],
  ['between 2000 and 4000', { from: 2000, to: 4000 }],
  ['above 10000', { above: 10_000 }],
  ['₹5000 se kam', { below: 5000 }],
  ['५००० से कम', { below: 5000 }],
  ['up to 1680', { to: 1680 }],
  ['under 1680', { below: 1680 }],
  ['above 1 lakh', { above: 100_000 }],
  ['between 1k and 2k', { from: 1000, to: 2000 }],
  ['saree under 5000', { says: SAREE, below: 5000 }],
  ['sarees below 10,000', { says: SAREE, below: 10_000 }],
  ['kurta between 2000 and 4000', { says: KURTA, from: 2000, to: 4000 }],
  ['2000-4000 kurta', { says: KURTA, from: 2000, to: 4000 }],
  ['sherwani above 60000', { says: /\bsherwanis?\b/, above: 60_000 }],
  ['₹3000 se kam kurta', { says: KURTA, below: 3000 }],
  ['पोटली 3000 तक', { says: POTLI, to: 3000 }],
  ['pink lehenga under 50000', { colours: PINK, says: LEHENGA, below: 50_000 }],
  ['lal saree 50000 se kam', { colours: RED, says: SAREE, below: 50_000 }],
  ['white shirt under 4k', { colours: ['White', 'Ivory'], orSays: /\bwhite\b/, says: /\bshirts?\b/, below: 4000 }],
  ['green saree 5000 se 10000 tak', { colours: GREEN, says: SAREE, from: 5000, to: 10_000 }],
  // Other spellings and scripts.
  ['sari', { says: SAREE }],
  ['saris', { says: SAREE }],
  ['saadi', { says: SAREE }],
  ['साड़ी', { says: SAREE }],
  ['साडी', { says: SAREE }],
  ['साड़ियां', { says: SAREE }],
  ['lehnga', { says: LEHENGA }],
  ['lahenga', { says: LEHENGA }],
  ['lengha', { says: LEHENGA }],
  ['LEHANGA', { says: LEHENGA }],
  ['ghagra', { says: LEHENGA }],
  ['लहंगा', { says: LEHENGA }],
  ['लहंगे', { says: LEHENGA }],
  ['kurti', { says: KURTA }],
  ['कुर्ता', { says: KURTA }],
  ['कुर्ती', { says: KURTA }],
  ['kurtha', { says: KURTA }],
  ['chunni', { says: DUPATTA }],
  ['दुपट्टा', { says: DUPATTA }],
  ['शेरवानी', { says: /\bsherwanis?\b/ }],
  ['अनारकली', { says: /\banarkalis?\b/ }],
  ['t-shirt', { says: TEE }],
  ['tshirts', { says: TEE }],
  ['frock', { says: /\bdress(es)?\b/ }],
  ['trouser', { says: /\btrousers\b|\bchinos\b/ }],
  ['pants', { says: /\btrousers\b|\bchinos\b/ }],
  ['earrings', { says: JHUMKAS }],
  ['झुमके', { says: JHUMKAS }],
  ['chudi', { says: /\bbangles\b|\bkada\b/ }],
  ['clutch', { says: POTLI }],
  ['पोटली', { says: POTLI }],
  ['shoes', { says: SHOES }],
  ['जूती', { says: SHOES }],
  ['rumal', { says: /\bhandkerchiefs?\b/ }],
  ['banarsi', { says: /\bbanarasi\b/ }],
  ['kanchipuram', { says: /\bkanjivaram\b/ }],
  ['lucknowi', { says: /\bchikan(kari)?\b/ }],
  ['deepavali', { says: /\bdiwali\b/ }],
  ['shaadi', { says: /\bwedding\b/ }],
  ['dulhan', { says: /\bbride\b|\bbridal\b/ }],
  ['hochzeit', { says: /\bwedding\b/ }],
  // Singular and plural.
  ['sarees', { says: SAREE }],
  ['saree', { says: SAREE }],
  ['dresses', { says: /\bdress(es)?\b/ }],
  ['jhumka', { says: JHUMKAS }],
  ['potlis', { says: POTLI }],
  ['gowns', { says: /\bgowns?\b/ }],
  ['bangle', { says: /\bbangles\b|\bkada\b/ }],
  ['handkerchiefs', { says: /\bhandkerchiefs?\b/ }],
  // Whom it is for.
  ["women's kurta", { genders: ['Women'], says: KURTA }],
  ['jackets for men', { genders: ['Men'], says: /\bjackets?\b/ }],
  ['kids kurta', { genders: ['Girls', 'Boys'], says: KURTA }],
  ['ladkiyon ka lehenga', { genders: ['Girls'], says: LEHENGA }],
  // A word that the catalog knows stays what it is.
  ['block', { says: /\bblock\b/ }],
  ['silver', { says: /\bsilver\b/ }],
  ['temple', { says: /\btemple\b/ }],
  ['mirror', { says: /\bmirrors?\b/ }],
  ['night', { says: /\bnight\b/ }],
])('"%s" finds what is meant, and nothing else', async (text, wanted) => {
  const expected = (search.all as readonly Listed[]).filter((product) => isWanted(options, product, wanted));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(search.all.length);
  const { items, corrections } = await found(search, text);
  expect(items.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
  expect(corrections).toEqual([]);
});

test.each<[string, WithCorrections['corrections'], Wanted]>([
  ['kurtaa', [{ typed: 'kurtaa', meant: 'kurtas' }], { says: KURTA }],
  ['saaree', [], { says: SAREE }],
  ['leheenga', [{ typed: 'leheenga', meant: 'lehenga' }], { says: LEHENGA }],
  ['लहगा', [{ typed: 'लहगा', meant: 'lehenga' }], { says: LEHENGA }],
  ['blakc dress', [{ typed: 'blakc', meant: 'black' }], { colours: ['Onyx', 'Charcoal'], says: /\bdress(es)?\b/ }],
  [
    'indgo kurtta',
    [
      { typed: 'indgo', meant: 'indigo' },
      { typed: 'kurtta', meant: 'kurta' },
    ],
    { colours: ['Indigo'], says: KURTA },
  ],
  ['earings', [{ typed: 'earings', meant: 'jhumkas' }], { says: JHUMKAS }],
])('"%s" tells what it was taken for', async (text, corrections, wanted) => {
  const expected = (search.all as readonly Listed[]).filter((product) => isWanted(options, product, wanted));
  const answer = await found(search, text);
  expect(answer.items.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
  expect(answer.corrections).toEqual(corrections);
});
