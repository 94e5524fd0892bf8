import { expect, test } from 'vitest';
import { inLanguage, textsIn } from '#api/translations/in-language.ts';
import { demoCollection } from './collection.ts';
import { CARE } from './design-sheet.ts';
import { SHOT_WORDS } from './product.ts';
import { demoPromoItems } from './promo-items.ts';
import germanLabels from './words/de-labels.json' with { type: 'json' };
import hindiLabels from './words/hi-labels.json' with { type: 'json' };

/** Each season of the home page, and nothing else, is another one on another day. */
const SEASONS = ['2026-03-15', '2026-06-20', '2026-09-20', '2026-11-30'];
const { storeViews: _own, reviews: _shoppers, translations, ...collection } = demoCollection(SEASONS[0] ?? '');
const seasons = SEASONS.map((day) => demoCollection(day).homeSections);
const german = [...collection.contentEntities].filter(({ record }) => record.store_id !== 0);

type Language = 'hi' | 'de';
const toldIn = (language: Language, value: unknown) =>
  JSON.parse(
    JSON.stringify(inLanguage(value, { language, words: new Map(Object.entries(translations[language] ?? {})) })),
  );

test.each(['hi', 'de'] as const)('every record is told whole in %s', (language) => {
  const pages = collection.contentEntities.flatMap((each) => (german.includes(each) ? [] : each.record));
  const below = collection.categories.filter(({ level }) => level > 1);
  const guides = collection.sizeGuides.map(({ title, notes }) => ({ title, notes }));
  const records = [collection.products, below, pages, collection.attributes, guides, ...seasons].flat();
  const untold = records.filter((record) => toldIn(language, record).language !== language);
  expect(untold).toEqual([]);
  const banners = [collection.headImage, collection.offers];
  expect(JSON.stringify(toldIn(language, banners)).match(/"language"/g)).toHaveLength(
    JSON.stringify(banners).match(/"title"/g)?.length ?? 0,
  );
});

const LETTERS = /\p{Script=Latin}{4,}/u;

test('nothing of a Hindi product is English but names', () => {
  const products = collection.products.map((product) => toldIn('hi', product));
  const words = products.flatMap(({ description, product_tag, rts_disclaimer, configurable_options }) => [
    ...[description, product_tag ?? '', rts_disclaimer ?? ''].map((text) => text.replaceAll(/<[^>]+>/g, '')),
    ...configurable_options.flatMap(({ values }: { values: readonly { label: string }[] }) =>
      values.map(({ label }) => label),
    ),
  ]);
  expect([...new Set(words)].filter((text) => LETTERS.test(text))).toEqual([]);
});

test.each([
  ['hi', hindiLabels],
  ['de', germanLabels],
])('no word in %s is of no use', (_language, labels) => {
  const parts = [...Object.values(CARE), ...Object.values(SHOT_WORDS), 'Fabric', 'Care', 'seen all round'];
  const prose = collection.categories.flatMap(
    ({ description }) => description?.slice('<p>'.length, -'</p>'.length) ?? [],
  );
  const said = new Set([...textsIn([collection, seasons, demoPromoItems]), ...parts, ...prose]);
  expect(Object.keys(labels).filter((text) => !said.has(text))).toEqual([]);
});
