import { expect, test } from 'vitest';
import type { Media } from '#api/media/media.ts';
import { designs } from './designs.ts';
import { filmAt } from './films.ts';
import { pictureAt } from './pictures.ts';
import { warmPictures } from './warm-pictures.ts';

test('makes the hero first and the front of every product, all of them known', async () => {
  const made: string[] = [];
  const films: string[] = [];
  const media: Media = {
    picture: async () => null,
    warm: async (paths, size) => void made.push(...paths.map((path) => `${size} ${path}`)),
    film: async () => null,
    captions: () => null,
    warmFilms: async (names) => void films.push(...names),
  };
  await warmPictures(media);
  expect(made[0]).toBe('bannerWide /b/wedding-edit.jpg');
  expect(made.filter((each) => each.startsWith('policyListing'))).toHaveLength(designs.length);
  expect(made.filter((each) => pictureAt(each.slice(each.indexOf('/'))) === null)).toEqual([]);
  expect(films.map((name) => filmAt(name)?.shots.length)).toEqual([3]);
});
