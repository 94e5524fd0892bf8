import type { Media } from '#api/media/media.ts';
import type { PictureSize } from '#api/media/sizes.ts';
import { designs } from './designs.ts';
import { filmNames } from './films.ts';
import { homeSections, offers } from './home.ts';
import { picturePath } from './picture-paths.ts';

type Batch = { readonly size: PictureSize; readonly paths: readonly string[] };

const bannersOf = (type: 'banner_slider' | 'category_grid' | 'celebrity') =>
  homeSections.filter((section) => section.type === type).flatMap(({ banners = [] }) => banners);

const heroes = [...bannersOf('banner_slider'), ...offers.mainBanners];
const wide = heroes.map(({ image }) => image);
const tall = heroes.flatMap(({ image_mobile }) => (image_mobile === null ? [] : [image_mobile]));
const tiles = [...bannersOf('category_grid'), ...bannersOf('celebrity'), ...offers.smallBanners].map(
  ({ image }) => image,
);
const fronts = designs.flatMap((sheet) => sheet.ways.slice(0, 1).map((way) => picturePath(sheet, way, 'front')));

/** The home page first, then the first picture of every product as grids show it. */
const BATCHES: readonly Batch[] = [
  { size: 'bannerWide', paths: wide },
  { size: 'bannerTall', paths: tall },
  { size: 'bannerTallHalf', paths: tiles },
  { size: 'bannerWideHalf', paths: tiles },
  { size: 'card', paths: fronts },
  { size: 'thumb', paths: fronts },
  { size: 'policyListing', paths: fronts },
];

/** Makes the pictures that a first visitor sees and then the films, behind everything somebody waits for, until told to stop. */
export async function warmPictures(media: Media, signal?: AbortSignal): Promise<void> {
  for (const { paths, size } of BATCHES) await media.warm(paths, size, signal);
  await media.warmFilms(filmNames, signal);
}
