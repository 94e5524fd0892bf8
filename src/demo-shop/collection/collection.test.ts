import { expect, test } from 'vitest';
import type { ProductRecord } from '#reference-api/records/product-records.ts';
import { demoCollection } from './collection.ts';
import { filmAt } from './films.ts';
import { pictureAt } from './pictures.ts';

const TODAY = '2026-11-20';
const { products, categories, attributes, homeSections, offers } = demoCollection(TODAY);

const product = (sku: string): ProductRecord => {
  const found = products.find((each) => each.sku === sku);
  if (found === undefined) throw new Error(`No product ${sku}`);
  return found;
};
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

test('every path of every record has a picture', () => {
  const banners = [
    ...homeSections.flatMap((section) => section.banners ?? []),
    ...offers.mainBanners,
    ...offers.smallBanners,
  ];
  const paths = [
    ...products.flatMap((each) => [
      each.image,
      each.thumbnail,
      each.celeb_image,
      each.product_banner,
      ...each.media_gallery.map(({ image }) => image),
    ]),
    ...everyEntry.map(({ image }) => image),
    ...categories.flatMap(({ image, custom_image, custom_image_mobile }) => [image, custom_image, custom_image_mobile]),
    ...banners.flatMap(({ image, image_mobile }) => [image, image_mobile]),
  ].filter((path) => path !== null);
  expect(paths.filter((path) => pictureAt(path) === null)).toEqual([]);
});

test('CAT-009 one product is filmed, and its film can be shown and told in words', () => {
  const films = products.flatMap(({ media_gallery }) => media_gallery.flatMap(({ video }) => video ?? []));
  const names = films
    .flatMap(({ url, captions }) => [url, captions])
    .map((address) => address.slice('/img/film/'.length));
  expect(names).toHaveLength(2);
  expect(names.filter((name) => filmAt(name.replace(/\.(webm|vtt)$/, '')) === null)).toEqual([]);
  expect(products.filter(({ video_url }) => video_url !== null)).toHaveLength(films.length);
});

test('every colour has its own front and detail', () => {
  for (const { configurable_children: children, media_gallery: gallery } of products) {
    for (const { image } of children) {
      const shown = gallery.map((entry) => entry.image);
      expect(shown).toContain(image);
      expect(shown).toContain(image.replace('.jpg', '-detail.jpg'));
    }
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

test('links only to products there are, by their kind', () => {
  for (const { product_links: links, sku } of products) {
    for (const link of links) {
      expect(link.sku).toBe(sku);
      expect(product(link.linked_product_sku).type_id).toBe(link.linked_product_type);
    }
    expect(repeated(links.map(({ linked_product_sku }) => linked_product_sku))).toEqual([]);
  }
});

test('every link of the home page leads somewhere', () => {
  const targets = homeSections.flatMap(({ link, banners }) => [link, ...(banners ?? []).map((banner) => banner.link)]);
  const known = new Set([
    ...categories.map(({ url_key }) => `/c/${url_key}`),
    ...products.map(({ sku, url_key }) => `/p/${sku}/${url_key}`),
  ]);
  expect(targets.filter((link) => link !== null && !known.has(link))).toEqual([]);
});

test('sells the indigo kurta set as the contract describes it', () => {
  expect(product('AJ-KS-1042')).toMatchObject({
    id: 1042,
    name: 'Indigo Block Print Kurta Set',
    url_path: 'women/kurta-sets/indigo-block-print-kurta-set',
    price: 10000,
    special_price: 8960,
    special_from_date: '2026-10-01',
    special_to_date: null,
    price_by_currency: 13000,
    special_price_by_currency: 10400,
    price_for_other: 12500,
    special_price_for_other: 10000,
    tax_class_id: 2,
    image: '/a/j/aj-ks-1042-indigo.jpg',
    stock: { qty: 7, is_in_stock: true, stock_status: 1 },
    rts_qty: 2,
    rts_disclaimer: 'Ready to ship in 2 working days.',
    gender: 11,
    category_product: 31,
    color: 49,
    created_at: '2026-10-05T06:30:00Z',
    configurable_children: [
      {
        id: 1043,
        sku: 'AJ-KS-1042-S',
        name: 'Indigo Block Print Kurta Set S',
        size: 166,
        stock: { qty: 0, is_in_stock: false, stock_status: 0 },
      },
      {
        id: 1044,
        sku: 'AJ-KS-1042-M',
        name: 'Indigo Block Print Kurta Set M',
        size: 167,
        stock: { qty: 7, is_in_stock: true, stock_status: 1 },
      },
    ],
  });
});

test('sells the organic cotton tee as the contract describes it', () => {
  const tee = product('RT-TE-220');
  expect(tee).toMatchObject({
    id: 220,
    type_id: 'simple',
    price: 1500,
    special_price: 0,
    price_by_currency: 2200,
    price_for_other: 2100,
    image: '/r/t/rt-te-220.jpg',
    url_path: 'men/tees/organic-cotton-tee',
    stock: { qty: 40, is_in_stock: true, stock_status: 1 },
    rts_qty: 40,
    color: 51,
    size: 167,
    created_at: '2026-09-12T06:30:00Z',
  });
  expect(tee.category_ids).toEqual(expect.arrayContaining([2, 4, 14]));
});

test('a door of the home page leads to a size, and a page of pieces is there in it', () => {
  const links = offers.smallBanners.map(({ link }) => new URL(link ?? '', 'http://shop.test'));
  const door = links.find(({ searchParams }) => searchParams.has('size'));
  const category = categories.find(({ url_key }) => door?.pathname === `/c/${url_key}`);
  const size = Number(door?.searchParams.get('size'));
  const inSize = products.filter(
    ({ category_ids, configurable_children }) =>
      category_ids.includes(category?.id ?? 0) &&
      configurable_children.some((each) => each.size === size && each.stock?.is_in_stock),
  );
  expect(inSize.length).toBeGreaterThanOrEqual(24);
});
