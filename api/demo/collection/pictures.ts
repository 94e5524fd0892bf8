// From the path of a picture to what is drawn there.

import type { PictureOrder } from '#api/demo/pictures/picture.ts';
import type { PlateOrder, View } from '#api/demo/pictures/plates/plate.ts';
import { type SceneOrder, stands } from '#api/demo/pictures/scenes/scene.ts';
import { withAncestors } from './categories.ts';
import { type CategorySheet, categorySheets, hasBanner } from './category-sheet.ts';
import type { DesignSheet, Way } from './design-sheet.ts';
import { designerOf } from './designers.ts';
import { designs } from './designs.ts';
import { type Interior, interiorOf, stageOf } from './interiors.ts';
import { hexOf } from './palette.ts';
import {
  bannerPaths,
  categoryBannerPath,
  categoryPicturePaths,
  picturePath,
  type Shot,
  shotsOf,
} from './picture-paths.ts';
import { shapeOf } from './shapes.ts';

type Entry = readonly [path: string, order: PictureOrder];

const viewOf = ({ folded }: DesignSheet, shot: Shot): View => {
  if (folded) return shot === 'detail' ? 'swatch-detail' : 'swatch';
  switch (shot) {
    case 'detail':
    case 'back':
      return shot;
    case 'cloth':
      return 'swatch';
    case 'front':
    case 'worn':
    case 'banner':
      return 'front';
  }
};

/** Each colour hangs a little differently. */
const seedOf = ({ id, ways }: DesignSheet, way: Way): number => id + ways.indexOf(way);

const plateOf = (sheet: DesignSheet, way: Way, shot: Shot): PlateOrder => {
  const [main, second, third, accent] = way;
  const colours = { main: hexOf(main), second: hexOf(second), third: hexOf(third), accent: hexOf(accent) };
  return {
    garment: sheet.garment,
    shape: shapeOf(sheet),
    fabric: sheet.print,
    colours,
    view: viewOf(sheet, shot),
    seed: seedOf(sheet, way),
  };
};

const plate = (order: PlateOrder): PictureOrder => ({ kind: 'plate', plate: order });

const scene = (figures: readonly PlateOrder[], room: Interior, calm = false): PictureOrder => {
  const order: SceneOrder = { figures, ...room, calm };
  return { kind: 'scene', scene: order };
};

/** The first colour from both sides, and the others beside it. */
const bannerOf = (sheet: DesignSheet): PictureOrder => {
  const [first, ...others] = sheet.ways.map((way) => plateOf(sheet, way, 'banner'));
  const turned: readonly PlateOrder[] = first?.view === 'front' ? [{ ...first, view: 'back' }] : [];
  const house = categorySheets.find(({ id }) => id === designerOf(sheet.sku).categoryId);
  const figures = [...(first ? [first] : []), ...others, ...turned];
  return scene(figures, house === undefined ? stageOf(sheet.id) : interiorOf(house));
};

const entriesOfDesign = (sheet: DesignSheet): readonly Entry[] => [
  ...sheet.ways.flatMap((way) => entriesOfWay(sheet, way)),
  ...sheet.ways.slice(0, 1).map((way): Entry => [picturePath(sheet, way, 'banner'), bannerOf(sheet)]),
];

const entriesOfWay = (sheet: DesignSheet, way: Way): readonly Entry[] => [
  ...shotsOf(sheet)
    .filter((shot) => shot !== 'worn')
    .map((shot): Entry => [picturePath(sheet, way, shot), plate(plateOf(sheet, way, shot))]),
  [picturePath(sheet, way, 'worn'), scene([plateOf(sheet, way, 'worn')], stageOf(sheet.id))],
];

const shelvesOf = ({ shelves, sku }: DesignSheet): readonly number[] =>
  withAncestors([...shelves, designerOf(sku).categoryId]);

/** Looked up once: every category asks about every design. */
const shelvesBySku: ReadonlyMap<string, readonly number[]> = new Map(
  designs.map((sheet) => [sheet.sku, shelvesOf(sheet)]),
);

const holds = ({ id }: CategorySheet, { sku }: DesignSheet): boolean => shelvesBySku.get(sku)?.includes(id) ?? false;

const FIGURES = 4;

/** Hours and files have little to show, and a necklace is lost on a table: they stand behind everything else. */
const isSlight = ({ cloth, garment }: DesignSheet): boolean => cloth === null || garment === 'necklace';

/** One of each garment first, the most precious in front, so that a banner shows how wide a category is. */
const figuresOf = (category: CategorySheet): readonly PlateOrder[] => {
  const inside = designs
    .filter((sheet) => holds(category, sheet))
    .toSorted((a, b) => Number(isSlight(a)) - Number(isSlight(b)) || b.mrp - a.mrp);
  const turned = inside.flatMap((sheet, index) => {
    const way = sheet.ways[(category.id + index) % sheet.ways.length];
    return way === undefined ? [] : [plateOf(sheet, way, 'front')];
  });
  const others = inside.flatMap((sheet) => sheet.ways.map((way) => plateOf(sheet, way, 'front')));
  const kinds = turned.filter(({ garment }, index) => turned.findIndex((order) => order.garment === garment) === index);
  const all = distinct([...kinds, ...turned, ...others]);
  const standing = all.filter(stands);
  return (standing.length > 0 ? standing : all).slice(0, FIGURES);
};

const distinct = (orders: readonly PlateOrder[]): readonly PlateOrder[] => {
  const key = ({ garment, fabric, colours }: PlateOrder): string => `${garment} ${fabric} ${colours.main}`;
  return [...Map.groupBy(orders, key).values()].flatMap((alike) => alike.slice(0, 1));
};

const entriesOfCategory = (category: CategorySheet): readonly Entry[] => {
  const figures = figuresOf(category);
  const room = interiorOf(category);
  const paths = categoryPicturePaths(category.key);
  return [
    [paths.image, scene(figures.slice(0, 1), room)],
    [paths.custom_image, scene(figures, room)],
    [paths.custom_image_mobile, scene(figures, room)],
    ...(hasBanner(category) ? [closingOf(category, figures, room)] : []),
  ];
};

/** The company of its head walks away. */
const closingOf = ({ key }: CategorySheet, figures: readonly PlateOrder[], room: Interior): Entry => [
  categoryBannerPath(key),
  scene(
    figures.map((order) => ({ ...order, view: order.view === 'front' ? ('back' as const) : order.view })),
    room,
  ),
];

const figure = (sku: string, colour: number): readonly PlateOrder[] => {
  const sheet = designs.find((design) => design.sku === sku);
  const way = sheet?.ways[colour];
  return sheet === undefined || way === undefined ? [] : [plateOf(sheet, way, 'front')];
};

/** Bride, groom, her sister, her aunt. */
const WEDDING_PARTY: readonly PlateOrder[] = [
  ...figure('VR-LH-2001', 0),
  ...figure('VR-SH-2040', 0),
  ...figure('VR-SR-2052', 1),
  ...figure('MD-AN-3019', 0),
];

const HERO_ROOM: Interior = { plaster: 'sand', setting: 'festive' };

const BANNERS: readonly Entry[] = [
  [bannerPaths('wedding-edit').image, scene(WEDDING_PARTY, HERO_ROOM, true)],
  [bannerPaths('wedding-edit').image_mobile, scene(WEDDING_PARTY, HERO_ROOM, true)],
];

const ORDERS: ReadonlyMap<string, PictureOrder> = new Map([
  ...designs.flatMap(entriesOfDesign),
  ...categorySheets.flatMap(entriesOfCategory),
  ...BANNERS,
]);

/** Paths with this mark stand for a missing picture. Source: CAT-097. */
const MISSING = 'no_selection';

/** What is drawn at a path below the media base, with or without its leading slash; null where there is nothing. */
export const pictureAt = (path: string): PictureOrder | null => {
  if (path.includes(MISSING)) return { kind: 'placeholder' };
  return ORDERS.get(path.startsWith('/') ? path : `/${path}`) ?? null;
};

/** Every path of the collection. */
export const picturePaths: readonly string[] = [...ORDERS.keys()];
