import { isWorn } from '#api/demo/pictures/plates/wardrobe.ts';
import type { ChildRecord, GalleryRecord, ProductRecord, StockRecord } from '#api/records/product-records.ts';
import { urlPathOf, withAncestors } from './categories.ts';
import { declared } from './declared.ts';
import { CARE, type DesignSheet, isConfigurable, typeOf, type Way } from './design-sheet.ts';
import { designerOf } from './designers.ts';
import { filmOf } from './films.ts';
import { linksOf } from './links.ts';
import { makeDaysOf } from './make-days.ts';
import { notSentToOf } from './not-sent-to.ts';
import { CLOTHS, GENDERS, KINDS, SIZES } from './options.ts';
import { DYES } from './palette.ts';
import { bundleOptionsOf, filesOf, partsOf } from './parts.ts';
import { picturePath, type Shot, shotsOf } from './picture-paths.ts';
import { dayAfter, isRunning, pricesOf } from './prices.ts';
import { holdingsOf, sellable, stockOfAll } from './stock.ts';
import { GST } from './tax-rules.ts';
import { childrenOf, choicesOf } from './variants.ts';

/** New Arrivals for women and New In for men. */
const NEW_SHELVES: readonly number[] = [304, 306];
const CELEBRITY = 14;

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

export const SHOT_WORDS = {
  front: 'front',
  back: 'back',
  detail: 'detail',
  cloth: 'the cloth',
  worn: 'styled',
} as const satisfies Record<Exclude<Shot, 'banner'>, string>;

/** "Bandhani Anarkali in wine", but not "Indigo Kurta Set in indigo". */
const inColour = ({ name }: DesignSheet, [main]: Way): string => {
  const { label } = DYES[main];
  return name.startsWith(label) ? name : `${name} in ${label.toLowerCase()}`;
};

type Shown = Pick<GalleryRecord, 'image' | 'label' | 'color'>;

const shownOf = (sheet: DesignSheet): readonly Shown[] =>
  sheet.ways.flatMap((way) =>
    shotsOf(sheet).map((shot) => ({
      image: picturePath(sheet, way, shot),
      label: `${sheet.cloth === null ? sheet.name : inColour(sheet, way)}, ${SHOT_WORDS[shot]}`,
      color: isConfigurable(sheet) ? DYES[way[0]].id : null,
    })),
  );

/** Behind the first picture, which is seen before anything is pressed. */
const FILM_PLACE = 1;

/** A set shows its pieces after itself. */
const galleryOf = (sheet: DesignSheet, all: readonly DesignSheet[]): readonly GalleryRecord[] => {
  const pieces = partsOf(sheet, all).flatMap((piece) => shownOf(piece).slice(0, 1)); // none has colours to choose
  const own = pieces.length > 0 ? shownOf(sheet).slice(0, 1) : shownOf(sheet);
  const film = filmOf(sheet);
  return [...own, ...pieces].map((entry, index) => ({
    ...entry,
    position: index + 1,
    video: index === FILM_PLACE ? film : null,
  }));
};

const asItIs = (words: string): string => words;

/** What a design is, in a text of its own and the words that all have; `say` tells these in another language. */
export const describe = ({ cloth, care }: DesignSheet, text: string, say = asItIs): string => {
  const facts = [
    ...(cloth === null ? [] : [`${say('Fabric')}: ${say(CLOTHS[cloth].label)}`]),
    ...(care === null ? [] : [`${say('Care')}: ${say(CARE[care])}`]),
  ];
  const list = facts.map((fact) => `<li>${fact}</li>`).join('');
  return `<p>${text}</p>${list === '' ? '' : `<ul>${list}</ul>`}`;
};

type Publication = Pick<ProductRecord, 'created_at' | 'updated_at' | 'new'>;

const publicationOf = ({ published, shelves }: DesignSheet, today: string): Publication => {
  const created_at = typeof published === 'string' ? published : `${dayAfter(today, -published)}T06:30:00Z`;
  return { created_at, updated_at: created_at, new: shelves.some((id) => NEW_SHELVES.includes(id)) };
};

type Availability = Pick<
  ProductRecord,
  'stock' | 'rts_qty' | 'rts_disclaimer' | 'make_days' | 'not_sent_to' | 'configurable_children'
>;

/** A grouped product has what its pieces have. */
const stockOf = (sheet: DesignSheet, all: readonly DesignSheet[]): StockRecord => {
  const held = sheet.parts?.kind === 'grouped' ? partsOf(sheet, all) : [sheet];
  return stockOfAll(held.flatMap((each) => each.ways.flatMap((way) => holdingsOf(each, way))));
};

const availabilityOf = (
  sheet: DesignSheet,
  all: readonly DesignSheet[],
  children: readonly ChildRecord[],
): Availability => {
  const stock = stockOf(sheet, all);
  const fromChildren = children.filter(({ status }) => status === 1).reduce((sum, { rts_qty }) => sum + rts_qty, 0);
  const ready = isConfigurable(sheet) ? fromChildren : sellable(stock);
  return {
    stock,
    rts_qty: sheet.ready === undefined ? 0 : ready,
    rts_disclaimer: sheet.ready ?? null,
    make_days: makeDaysOf(sheet),
    ...(notSentToOf(sheet).length > 0 && { not_sent_to: notSentToOf(sheet) }),
    configurable_children: children,
  };
};

type Look = Pick<
  ProductRecord,
  'image' | 'thumbnail' | 'media_gallery' | 'celeb_image' | 'product_banner' | 'color' | 'size'
>;

/** What a banner is worth: clothes that were seen in public or come in several colours. */
const isShownWide = ({ shelves, garment, ways }: DesignSheet): boolean =>
  isWorn(garment) && (shelves.includes(CELEBRITY) || ways.length > 1);

const lookOf = (sheet: DesignSheet, all: readonly DesignSheet[]): Look => {
  const [way] = sheet.ways;
  const [size] = sheet.sizes;
  if (way === undefined || size === undefined) throw new RangeError(`${sheet.sku} has no colour or no size.`);
  const image = picturePath(sheet, way, 'front');
  return {
    image,
    thumbnail: image,
    media_gallery: galleryOf(sheet, all),
    product_banner: isShownWide(sheet) ? picturePath(sheet, way, 'banner') : null,
    celeb_image: sheet.shelves.includes(CELEBRITY) ? picturePath(sheet, way, 'worn') : null,
    color: sheet.cloth === null ? null : DYES[way[0]].id,
    size: typeOf(sheet) === 'simple' ? SIZES[size].id : null,
  };
};

type Shelving = Pick<ProductRecord, 'url_key' | 'url_path' | 'category_ids' | 'product_links'>;

const shelvingOf = (sheet: DesignSheet, all: readonly DesignSheet[]): Shelving => {
  const url_key = slugOf(sheet.name);
  return {
    url_key,
    url_path: `${urlPathOf(sheet.shelves[0] ?? 2)}/${url_key}`,
    category_ids: withAncestors([...sheet.shelves, designerOf(sheet.sku).categoryId]),
    product_links: linksOf(sheet, all),
  };
};

/** The record of a design as it stands on a day. */
export const productOf = (sheet: DesignSheet, all: readonly DesignSheet[], today: string): ProductRecord => ({
  id: sheet.id,
  sku: sheet.sku,
  name: sheet.name,
  description: describe(sheet, sheet.text),
  designer: designerOf(sheet.sku).name,
  type_id: typeOf(sheet),
  status: 1,
  visibility: 4,
  tax_class_id: GST[sheet.gst ?? 'apparel'].id,
  tier_prices: sheet.tiers ?? [],
  sale: isRunning(sheet.offer, today),
  video_url: filmOf(sheet)?.url ?? null,
  product_tag: sheet.tag ?? null,
  gender: GENDERS[sheet.gender].id,
  category_product: KINDS[sheet.kind].id,
  fabric: sheet.cloth === null ? null : CLOTHS[sheet.cloth].id,
  ...declared(sheet),
  configurable_options: choicesOf(sheet),
  bundle_options: bundleOptionsOf(sheet),
  downloadable_links: filesOf(sheet),
  ...lookOf(sheet, all),
  ...shelvingOf(sheet, all),
  ...publicationOf(sheet, today),
  ...availabilityOf(sheet, all, childrenOf(sheet, today)),
  ...pricesOf(sheet, today),
});
