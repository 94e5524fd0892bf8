import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS } from '#reference-api/testing/open-test-api.ts';
import { openTestSearch, type Product, type TestSearch, valuesOf } from '#reference-api/testing/open-test-search.ts';

// What is found is worked out a second time, from the records of the whole collection: their names and categories, colours
// and prices. Each search must find exactly that.

let search: TestSearch;
/** Option ids by label. */
let options: ReadonlyMap<string, number>;
beforeAll(async () => {
  search = await openTestSearch();
  options = await readOptions();
}, OPENING_MS);
afterAll(() => search.shop.api.close());

type Attribute = { readonly options: readonly { readonly label: string; readonly value: string }[] };
type Listed = Product & { readonly gender?: number; readonly category: readonly { readonly name: string }[] };

async function readOptions(): Promise<ReadonlyMap<string, number>> {
  const address = '/api/catalog?type=attribute&size=100';
  const { result } = await search.shop.call<{ items: readonly (Attribute & { attribute_code: string })[] }>(
    'catalogSearch',
    address,
  );
  const all = result.items.filter(({ attribute_code: code }) => code === 'color' || code === 'gender');
  return new Map(all.flatMap((each) => each.options.map(({ label, value }) => [label, Number(value)])));
}

type Wanted = {
  /** What the name or one of the categories says. */
  readonly says?: RegExp;
  /** A colour that it can be had in, or what its name or a category says instead. */
  readonly colours?: readonly string[];
  readonly orSays?: RegExp;
  readonly genders?: readonly string[];
  readonly from?: number;
  readonly to?: number;
  /** Exclusive bounds. */
  readonly above?: number;
  readonly below?: number;
};

function isWanted(product: Listed, { says, colours, orSays, genders, ...bounds }: Wanted): boolean {
  const { from = 0, above = -1, to = Number.POSITIVE_INFINITY, below = Number.POSITIVE_INFINITY } = bounds;
  const words = [product.name, ...product.category.map(({ name }) => name)].join(' | ').toLowerCase();
  const ids = (labels: readonly string[]) => labels.map((label) => options.get(label) ?? -1);
  const price = product.priceInclTax;
  const isColoured = !colours || valuesOf(product, 'color').some((id) => ids(colours).includes(id));
  return (
    (!says || says.test(words)) &&
    (isColoured || orSays?.test(words) === true) &&
    (!genders || ids(genders).includes(product.gender ?? -1)) &&
    [price >= from, price > above, price <= to, price < below].every(Boolean)
  );
}

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
  const expected = (search.all as readonly Listed[]).filter((product) => isWanted(product, wanted));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(search.all.length);
  const { items, corrections } = await found(text);
  expect(items.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
  expect(corrections).toEqual([]);
});

type WithCorrections = { readonly corrections?: readonly { readonly typed: string; readonly meant: string }[] };

async function found(text: string, headers: Readonly<Record<string, string>> = {}) {
  return search.find({ _searchText: text }, 'size=4000', headers) as Promise<
    Awaited<ReturnType<TestSearch['find']>> & WithCorrections
  >;
}

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
  const expected = (search.all as readonly Listed[]).filter((product) => isWanted(product, wanted));
  const answer = await found(text);
  expect(answer.items.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
  expect(answer.corrections).toEqual(corrections);
});

test.each(['returns', 'delivery', 'size guide', 'under $100', '5001', 'zzqqy', 'pink zzqqy shirtwaister lungi'])(
  '"%s" is no product, and is taken for no other word',
  async (text) => {
    expect(await found(text)).toMatchObject({ total: 0, items: [], corrections: [] });
  },
);

test.each<[string, readonly string[]]>([
  ['returns', ['Returns and exchanges']],
  ['return', ['Returns and exchanges']],
  ['refund', ['Returns and exchanges']],
  ['how do I send back', ['Returns and exchanges']],
  ['exchange', ['Returns and exchanges']],
  ['वापसी', ['Returns and exchanges']],
  ['delivery', ['Shipping and delivery']],
  ['how long does delivery take', ['Shipping and delivery']],
  ['डिलीवरी', ['Shipping and delivery']],
  ['size guide', ['Size guide']],
  ['size chart', ['Size guide']],
  ['contact us', ['Talk to us']],
  ['voucher', ['Gift cards']],
  ['dry cleaning', ['Caring for silk and brocade']],
  ['pink', []],
])('"%s" leads to pages of help', async (text, titles) => {
  const request = encodeURIComponent(JSON.stringify({ _searchText: text }));
  const address = `/api/catalog?type=cms_page&request=${request}`;
  const { result } = await search.shop.call<{ items: readonly { readonly title: string }[] }>('catalogSearch', address);
  expect(result.items.map(({ title }) => title)).toEqual(titles);
  expect(result).not.toHaveProperty('corrections');
});

test('a price is one of the country that is asked for', async () => {
  const us = await found('under 100', { 'country-id': 'US' });
  const filtered = await search.find({ _appliedFilters: [{ attribute: 'price', value: { lt: 100 } }] }, 'size=4000', {
    'country-id': 'US',
  });
  expect(us.items.map(({ id }) => id)).toEqual(filtered.items.map(({ id }) => id));
  expect(us.total).not.toBe((await found('under 100')).total);
});

test('a price alone gives no score, and the order that was asked for', async () => {
  const { items } = await search.find({ _searchText: 'under 5000' }, 'size=50&sort=price:desc');
  const prices = items.map(({ priceInclTax }) => priceInclTax);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(items.every((item) => !('_score' in item))).toBe(true);
});

test('an article number is found whatever else its text may say', async () => {
  await search.shop.bench('/workbench/products', { body: { type: 'simple', sku: 'under 5', name: 'Odd', price: 90 } });
  expect((await found('Under 5')).items.map(({ sku }) => sku)).toContain('under 5');
});

test('the merchant changes what is said for what', async () => {
  const tell = (terms: readonly object[]) => search.shop.bench('/workbench/search-terms', { body: { terms } });
  expect((await found('zebra pink')).total).toBe((await found('pink')).total);
  expect((await found('zebra')).total).toBe(0);
  await tell([
    { term: 'Zebra-Pink', kind: 'option', means: ['Coral'] },
    { term: 'zebra', kind: 'word', means: ['saree'] },
  ]);
  expect((await found('zebra pink')).total).toBe((await found('coral')).total);
  expect((await found('zebra')).total).toBe((await found('sari')).total);
  await tell([{ term: 'zebra', kind: 'word', means: [] }]);
  expect((await found('zebra')).total).toBe(0);
});

test.each<[string, object]>([
  ['no words', { term: '--', kind: 'word', means: ['saree'] }],
  ['four words', { term: 'a b c d', kind: 'word', means: ['saree'] }],
  ['another kind', { term: 'a', kind: 'colour', means: ['Rose'] }],
  ['something unknown', { term: 'a', kind: 'word', means: ['saree'], also: 1 }],
  ['no list', { term: 'a', kind: 'word', means: 'saree' }],
])('a term of %s is refused', async (_case, term) => {
  expect((await search.shop.bench('/workbench/search-terms', { body: { terms: [term] } })).status).toBe(400);
});
