import { expect, test } from 'vitest';
import { demoCollection } from './collection.ts';
import { filmAt } from './films.ts';
import { pictureAt } from './pictures.ts';

const TODAY = '2026-11-20';
const { products, categories, homeSections, offers } = demoCollection(TODAY);

const everyEntry = products.flatMap((each) => [each, ...each.configurable_children]);

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
    ...categories.flatMap((each) => [each.image, each.custom_image, each.custom_image_mobile, each.category_banner]),
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

test('every picture of what comes in colours says which it shows, and no other does', () => {
  for (const { configurable_children: children, media_gallery: gallery } of products) {
    const colours = children.length > 0 ? children.map(({ color }) => color) : [null];
    expect(new Set(gallery.map(({ color }) => color))).toEqual(new Set(colours));
    for (const { image, color } of children) expect(gallery.find((entry) => entry.image === image)?.color).toBe(color);
  }
});
