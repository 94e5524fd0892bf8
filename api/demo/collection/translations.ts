// What the collection says, in Hindi and in German. Names of people, houses and pieces stay what they are.

import type { Collection } from '#api/records/collection.ts';
import type { ProductRecord } from '#api/records/product-records.ts';
import { categorySheets } from './category-sheet.ts';
import { designs } from './designs.ts';
import { describe, SHOT_WORDS } from './product.ts';
import germanLabels from './words/de-labels.json' with { type: 'json' };
import germanPages from './words/de-pages.json' with { type: 'json' };
import germanProducts from './words/de-products.json' with { type: 'json' };
import hindiLabels from './words/hi-labels.json' with { type: 'json' };
import hindiPages from './words/hi-pages.json' with { type: 'json' };
import hindiProducts from './words/hi-products.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
type PageTexts = { readonly title: string; readonly meta: string | null; readonly content: string };

type Language = {
  /** By what they are in English. */
  readonly labels: Texts;
  /** What designs are, by their sku. */
  readonly products: Texts;
  /** By the identifier of a page or block. */
  readonly pages: Readonly<Record<string, PageTexts>>;
};

const languages: Readonly<Record<string, Language>> = {
  hi: { labels: hindiLabels, products: hindiProducts, pages: hindiPages },
  de: { labels: germanLabels, products: germanProducts, pages: germanPages },
};

/** Every text of the collection in each language. */
export const translationsOf = (collection: Omit<Collection, 'translations'>): Collection['translations'] =>
  Object.fromEntries(Object.entries(languages).map(([code, language]) => [code, translated(collection, language)]));

const translated = ({ products, contentEntities }: Omit<Collection, 'translations'>, language: Language): Texts => {
  const { labels } = language;
  const say = (text: string): string => labels[text] ?? text;
  const pairs = [
    ...Object.entries(labels),
    ...designs.map((sheet) => [describe(sheet, sheet.text), describe(sheet, language.products[sheet.sku] ?? '', say)]),
    ...products.flatMap((product) => pictureWords(product, say)),
    ...categorySheets.flatMap(({ name, words }) => [
      [`<p>${words}</p>`, `<p>${say(words)}</p>`],
      [`${name} at Zari. ${words}`, `${say(name)}. ${say(words)}`],
    ]),
    ...contentEntities.flatMap(({ record }) => pageWords(record, language)),
  ];
  return Object.fromEntries(pairs);
};

/** "Bandhani Anarkali in wine, front": the piece, its colour where the name does not tell it, and what is seen of it. */
const pictureWords = ({ name, media_gallery: gallery }: ProductRecord, say: (text: string) => string) =>
  gallery.flatMap(({ label, video }) => {
    const shot = Object.values(SHOT_WORDS).find((words) => label.endsWith(`, ${words}`)) ?? '';
    const piece = label.slice(0, -`, ${shot}`.length);
    const [, colour = ''] = / in ([a-z ]+)$/.exec(piece) ?? [];
    const said = say(`${colour.charAt(0).toUpperCase()}${colour.slice(1)}`);
    const words = colour === '' ? [piece] : [piece.slice(0, -` in ${colour}`.length), said];
    return [
      [label, [...words, say(shot)].join(', ')],
      ...(video ? [[video.title, `${name}, ${say('seen all round')}`]] : []),
    ];
  });

const pageWords = ({ identifier, title, content, meta_description: meta }: PageRecord, { pages }: Language) => {
  const page = pages[identifier];
  if (page === undefined) return [];
  return [[title, page.title], [content, page.content], ...(meta && page.meta ? [[meta, page.meta]] : [])];
};

type PageRecord = Collection['contentEntities'][number]['record'];
