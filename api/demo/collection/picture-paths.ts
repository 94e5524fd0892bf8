// Where pictures lie below the media base. Stable: addresses of pictures are cached for a year.

import { isWorn } from '#api/demo/pictures/plates/wardrobe.ts';
import { type DesignSheet, isConfigurable, type Way } from './design-sheet.ts';
import { DYES } from './palette.ts';

/** `detail` is the same nearer, `cloth` the fabric as a folded length, `worn` the piece in a room or on a table,
 * `banner` all its colours beside each other in a room of the house. */
export type Shot = 'front' | 'back' | 'detail' | 'cloth' | 'worn' | 'banner';

const folderOf = (sku: string): string => `/${sku.slice(0, 1)}/${sku.slice(1, 2)}`.toLowerCase();

/** `/a/j/aj-ks-1042-indigo.jpg`, `/a/j/aj-ks-1042-indigo-detail.jpg`; without a choice no colour in its name. */
export const picturePath = (sheet: DesignSheet, way: Way, shot: Shot): string => {
  const { sku } = sheet;
  const colour = isConfigurable(sheet) ? `-${DYES[way[0]].label.toLowerCase()}` : '';
  const suffix = shot === 'front' ? '' : `-${shot}`;
  return `${folderOf(sku)}/${sku.toLowerCase()}${colour}${suffix}.jpg`;
};

/** The gallery of one colour, in order. */
export const shotsOf = ({ folded, garment }: DesignSheet): readonly Exclude<Shot, 'banner'>[] =>
  folded ? ['front', 'detail'] : isWorn(garment) ? ['front', 'back', 'detail', 'cloth'] : ['front', 'detail', 'worn'];

/** A portrait for grids, a wide banner and its phone crop. */
export const categoryPicturePaths = (
  key: string,
): { readonly image: string; readonly custom_image: string; readonly custom_image_mobile: string } => ({
  image: `/c/${key}.jpg`,
  custom_image: `/c/${key}-wide.jpg`,
  custom_image_mobile: `/c/${key}-m.jpg`,
});

/** What a category closes with. */
export const categoryBannerPath = (key: string): string => `/c/${key}-banner.jpg`;

export const bannerPaths = (key: string): { readonly image: string; readonly image_mobile: string } => ({
  image: `/b/${key}.jpg`,
  image_mobile: `/b/${key}-m.jpg`,
});
