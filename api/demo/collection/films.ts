// Films of what is worn: the whole piece, the work on it, and its back.

import type { FilmOrder, Look, Shot } from '#api/demo/media/film-order.ts';
import type { PictureOrder } from '#api/demo/pictures/picture.ts';
import type { VideoRecord } from '#api/records/product-records.ts';
import type { DesignSheet } from './design-sheet.ts';
import { designs } from './designs.ts';
import { picturePath, type Shot as Side } from './picture-paths.ts';
import { pictureAt } from './pictures.ts';

/** Where films and their captions lie below the storefront's address. */
const FOLDER = '/img/film';

/** `a/j/aj-ks-1042-indigo`, of the first colour. */
const nameOf = (sheet: DesignSheet): string | null => {
  const [way] = sheet.ways;
  if (!sheet.filmed || way === undefined) return null;
  return picturePath(sheet, way, 'front').replace(/^\/|\.jpg$/g, '');
};

/** The film of a design; null for most. */
export const filmOf = (sheet: DesignSheet): VideoRecord | null => {
  const name = nameOf(sheet);
  if (name === null) return null;
  return { url: `${FOLDER}/${name}.webm`, title: `${sheet.name}, seen all round`, captions: `${FOLDER}/${name}.vtt` };
};

const WHOLE: Look = { x: 0.5, y: 0.5, width: 1 };
const UPPER: Look = { x: 0.5, y: 0.32, width: 0.62 };
const HIGH: Look = { x: 0.5, y: 0.3, width: 0.7 };
const LOW: Look = { x: 0.5, y: 0.7, width: 0.7 };

const orderOf = (sheet: DesignSheet): FilmOrder => {
  const shot = (side: Side, from: Look, to: Look, says: string): readonly Shot[] => {
    const [way] = sheet.ways;
    const picture: PictureOrder | null = way === undefined ? null : pictureAt(picturePath(sheet, way, side));
    return picture === null ? [] : [{ picture, from, to, says }];
  };
  return {
    shots: [
      ...shot('front', WHOLE, UPPER, `${sheet.name} from the front, then closer. The film has no sound.`),
      ...shot('detail', HIGH, LOW, 'The work on the cloth, from the neck down.'),
      ...shot('back', UPPER, WHOLE, 'From the back: the shoulders, then down its length.'),
    ],
  };
};

const ORDERS: ReadonlyMap<string, FilmOrder> = new Map(
  designs.flatMap((sheet) => {
    const name = nameOf(sheet);
    return name === null ? [] : [[name, orderOf(sheet)] as const];
  }),
);

/** What is filmed under a name below the folder of films; null where there is nothing. */
export const filmAt = (name: string): FilmOrder | null => ORDERS.get(name) ?? null;

export const filmNames: readonly string[] = [...ORDERS.keys()];
