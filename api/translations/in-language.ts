/** What words are in a language, by what they are in the catalog's own. */
export type Words = ReadonlyMap<string, string>;

type Way = {
  /** Subtags of BCP 47, such as `hi`. */
  readonly language: string;
  readonly words: Words;
};

/** Fields whose words tell something: a record that tells them all in a language speaks it. */
const PROSE: ReadonlySet<string> = new Set([
  ...['description', 'content', 'content_heading', 'title', 'subtitle', 'button_text', 'notes', 'frontend_label'],
  ...['meta_title', 'meta_description', 'html', 'rts_disclaimer'],
]);
/** Fields whose words only name something: without a translation they stay what they are. */
const NAMES: ReadonlySet<string> = new Set([
  ...['name', 'label', 'option_label', 'product_tag', 'columns', 'services'],
]);

type Fields = Readonly<Record<string, unknown>>;

/** Every text of an answer that may be told in another language, each once. */
export function textsIn(answer: unknown): readonly string[] {
  return [...new Set(eachText(answer))];
}

function eachText(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(eachText);
  if (!isFields(value) || isToldAlready(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => (isTold(name, value) ? plainTexts(field) : eachText(field)));
}

/**
 * An answer in a language. A record is told in it as a whole or not at all, and says so in its `language`. Sizes, and names of
 * people, houses and products, are what they are in every language.
 */
export function inLanguage(answer: unknown, way: Way): unknown {
  return toldIn(answer, way, true);
}

function toldIn(value: unknown, way: Way, isTranslated: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => toldIn(each, way, isTranslated));
  if (!isFields(value) || isToldAlready(value)) return value;
  const prose = proseOf(value);
  const isRecord = prose.length > 0 || 'sku' in value;
  const hasAll = prose.length > 0 ? prose.every((text) => way.words.has(text)) : isTranslated && hasAny(value, way);
  const speaks = isRecord ? hasAll : isTranslated;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    isTold(name, value) ? (speaks ? wordsFor(field, way) : field) : toldIn(field, way, speaks),
  ]);
  return {
    ...Object.fromEntries(fields),
    ...(isRecord && speaks && { language: way.language }),
    ...(speaks && ownNames(value, way)),
  };
}

/** A shop may know colours and measures by what they are called in the catalog's own language. */
function ownNames(
  { label, columns }: Fields,
  way: Way,
): { readonly own_label?: unknown; readonly own_columns?: unknown } {
  return {
    ...(isOther(label, way) && { own_label: label }),
    ...(isOther(columns, way) && { own_columns: columns }),
  };
}

function isOther(field: unknown, { words }: Way): boolean {
  return plainTexts(field).some((text) => words.has(text) && words.get(text) !== text);
}

/** The name of a category is prose. */
function proseOf(fields: Fields): readonly string[] {
  const isCategory = 'url_key' in fields && !('sku' in fields);
  return Object.entries(fields).flatMap(([name, field]) =>
    PROSE.has(name) || (isCategory && name === 'name') ? plainTexts(field) : [],
  );
}

function hasAny(fields: Fields, { words }: Way): boolean {
  return textsIn(fields).some((text) => words.has(text));
}

/** What shoppers wrote is in the language in which they wrote it; a store view may have records of its own that say theirs. */
function isToldAlready(fields: Fields): boolean {
  return 'nickname' in fields || typeof fields['language'] === 'string';
}

function wordsFor(field: unknown, way: Way): unknown {
  if (typeof field === 'string') return way.words.get(field) ?? field;
  return Array.isArray(field) ? field.map((each) => wordsFor(each, way)) : field;
}

function plainTexts(field: unknown): readonly string[] {
  return [field].flat().filter((text): text is string => typeof text === 'string' && text !== '');
}

/** The name of a product, which has a sku, is the same in every language. */
function isTold(name: string, fields: Fields): boolean {
  return PROSE.has(name) || (NAMES.has(name) && !(name === 'name' && 'sku' in fields));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
