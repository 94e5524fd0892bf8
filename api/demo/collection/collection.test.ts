import { expect, test } from 'vitest';
import { demoCollection } from './collection.ts';

const TODAY = '2026-11-20';
const { products, categories, attributes } = demoCollection(TODAY);

const repeated = (all: readonly (string | number)[]): readonly (string | number)[] =>
  all.filter((each, index) => all.indexOf(each) !== index);
const everyEntry = products.flatMap((each) => [each, ...each.configurable_children]);

test('is the same on the same day', () => {
  expect(demoCollection(TODAY)).toEqual(demoCollection(TODAY));
});

test('holds at least 240 products of at least twelve houses, each with a season of its own', () => {
  expect(products.length).toBeGreaterThanOrEqual(240);
  const houses = Map.groupBy(products, ({ designer }) => designer);
  expect(houses.size).toBeGreaterThanOrEqual(12);
  for (const [house, season] of houses) expect(season.length, house).toBeGreaterThanOrEqual(8);
});

test('gives no name twice', () => {
  expect(repeated(products.map(({ name }) => name.toLowerCase()))).toEqual([]);
});

test('repeats no id, no sku and no address', () => {
  expect(repeated(everyEntry.map(({ id }) => id))).toEqual([]);
  expect(repeated(everyEntry.map(({ sku }) => sku))).toEqual([]);
  expect(repeated(products.map(({ url_key }) => url_key))).toEqual([]);
  expect(repeated(categories.map(({ id }) => id))).toEqual([]);
  expect(repeated(categories.map(({ url_key }) => url_key))).toEqual([]);
  expect(repeated([...products, ...categories].map(({ url_path }) => url_path))).toEqual([]);
});

test('writes addresses in plain letters', () => {
  for (const { url_path } of [...products, ...categories]) expect(url_path).toMatch(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);
});

test('tells something else of every product, in two to four sentences', () => {
  expect(repeated(products.map(({ description }) => description))).toEqual([]);
  for (const { description } of products) {
    const [, text = ''] = /^<p>(.*?)<\/p>/.exec(description) ?? [];
    const sentences = text.match(/[.?!](?=\s|$)/g)?.length ?? 0;
    expect(sentences, text).toBeGreaterThanOrEqual(2);
    expect(sentences, text).toBeLessThanOrEqual(4);
  }
});

test('says nothing twice in its descriptions', () => {
  const sentences = products.flatMap(({ description }) => {
    const [, text = ''] = /^<p>(.*?)<\/p>/.exec(description) ?? [];
    return text.split(/(?<=[.?!])\s+/);
  });
  expect(repeated(sentences)).toEqual([]);
  const beginnings = Map.groupBy(sentences, (sentence) => sentence.split(' ').slice(0, 3).join(' '));
  expect([...beginnings].filter(([, alike]) => alike.length > 4).map(([beginning]) => beginning)).toEqual([]);
});

test('a variant is told from its sisters by what the shopper chooses', () => {
  for (const { sku, configurable_options: options, configurable_children: children } of products) {
    const chosen = children.map((child) => options.map(({ attribute_code }) => child[attribute_code]).join(' '));
    expect(repeated(chosen), sku).toEqual([]);
  }
});

test('says when a piece that is ready to ship will leave, and only then', () => {
  for (const { rts_qty, rts_disclaimer, sku } of products) {
    if (rts_qty > 0) expect(rts_disclaimer, sku).not.toBeNull();
  }
  expect(products.filter(({ rts_qty }) => rts_qty > 0).length).toBeGreaterThan(10);
  expect(products.some(({ rts_disclaimer }) => rts_disclaimer === null)).toBe(true);
});

test('says of what is cut once it is ordered in how many working days it leaves, of the largest size by its own', () => {
  const made = products.filter(({ rts_qty, make_days }) => rts_qty === 0 && make_days !== null);
  expect(made.length).toBeGreaterThan(10);
  expect(new Set(made.map(({ make_days }) => make_days)).size).toBeGreaterThan(5);
  for (const { sku, make_days, configurable_children: children } of products) {
    const own = children.flatMap((child) => child.make_days ?? []);
    if (make_days === null) expect(own, sku).toEqual([]);
    for (const days of own) expect(days, sku).toBeGreaterThan(make_days ?? 0);
  }
  expect(products.some(({ rts_qty, make_days }) => rts_qty === 0 && make_days === null)).toBe(true);
});

test('says of what has horn or shell, and of nothing else, where it is not sent', () => {
  const kept = products.filter(({ not_sent_to }) => not_sent_to !== undefined);
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(15);
  for (const { description, not_sent_to } of kept) {
    expect(description).toMatch(/horn|pearl/);
    expect(not_sent_to).toEqual(['US', 'AU']);
  }
});

test('uses only options that its attributes list', () => {
  const listed = (code: string): readonly string[] =>
    attributes.find(({ attribute_code }) => attribute_code === code)?.options.map(({ value }) => value) ?? [];
  for (const each of everyEntry) {
    if (each.color !== null) expect(listed('color')).toContain(String(each.color));
    if (each.size !== null) expect(listed('size')).toContain(String(each.size));
  }
  for (const each of products) {
    expect(listed('gender')).toContain(String(each.gender));
    expect(listed('category_product')).toContain(String(each.category_product));
    if (each.fabric !== null) expect(listed('fabric')).toContain(String(each.fabric));
  }
  expect(repeated(attributes.slice(0, 5).flatMap(({ options }) => options.map(({ value }) => value)))).toEqual([]);
});

test('every category holds at least four products, three levels below the root', () => {
  const held = (id: number): number => products.filter(({ category_ids }) => category_ids.includes(id)).length;
  expect(categories.filter(({ id }) => held(id) < 4).map(({ name }) => name)).toEqual([]);
  expect(Math.max(...categories.map(({ level }) => level))).toBe(4);
  for (const { path, level } of categories) expect(path.split('/')).toHaveLength(level + 1);
});

test('a product lies in every category above its own', () => {
  for (const { category_ids, sku } of products) {
    for (const id of category_ids) {
      const path =
        categories
          .find((category) => category.id === id)
          ?.path.split('/')
          .slice(1)
          .map(Number) ?? [];
      expect(category_ids, `${sku} in ${id}`).toEqual(expect.arrayContaining(path));
    }
  }
});

test.each([
  [304, 'New Arrivals'],
  [305, 'Trending'],
  [14, 'Celebrity'],
])('the collection %d is %s and is not empty', (id, name) => {
  expect(categories.find((category) => category.id === id)?.name).toBe(name);
  expect(products.filter(({ category_ids }) => category_ids.includes(id)).length).toBeGreaterThanOrEqual(4);
});

test.each(['Tees', 'Performance Fabrics'])('the collection named %s is there once and is not empty', (name) => {
  const found = categories.filter((category) => category.name === name);
  expect(found).toHaveLength(1);
  expect(products.filter(({ category_ids }) => category_ids.includes(found[0]?.id ?? 0)).length).toBeGreaterThanOrEqual(
    4,
  );
});

test('shows the clothes of children and men to nobody else', () => {
  const women = new Set(products.filter(({ category_ids }) => category_ids.includes(3)).map(({ gender }) => gender));
  expect([...women]).toEqual([11]);
});
