import { hasPicture } from '#domain/catalog/product.ts';

/** A picture ready to show; `width` and `height` give its shape. Without addresses a drawing stands in (CAT-097). */
export type PictureSource = {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
};

/** Where a picture stands; each place has a size of its own. */
export type PictureKind = 'listing' | 'gallery' | 'zoom' | 'thumbnail' | 'cart' | 'celebrity';

type Size = readonly [width: number, height: number];
type Place = {
  readonly plain: Size;
  readonly larger: readonly Size[];
  readonly sizes: string;
  /** The usual one where nothing is said. */
  readonly shape?: Size;
};

const THUMB: Size = [222, 336];
const CARD: Size = [440, 666];
const LISTING: Size = [720, 1090];
const DETAIL: Size = [1080, 1636];
const ZOOM: Size = [443, 710];
const HOVER_ZOOM: Size = [1400, 1931];
const CELEBRITY: Size = [533, 800];

/**
 * A phone of three device pixels takes the picture that two and a half need: nobody sees more on a card, and it has a
 * third of the pixels of the next size to load, and to draw.
 */
const SHARP_PHONE = '(min-resolution:2.5dppx)';

/** Plain sizes: specification §9, images (CAT-098 to CAT-100); larger ones: its image policy (CAT-101). */
const places: Readonly<Record<PictureKind, Place>> = {
  listing: {
    plain: [310, 300],
    larger: [THUMB, CARD, LISTING, DETAIL],
    // without room between, since every card of a list repeats it
    sizes: `(min-width:75rem) 22vw,(min-width:48rem) 31vw,${SHARP_PHONE} 34vw,48vw`,
  },
  gallery: {
    plain: [600, 744],
    larger: [LISTING, DETAIL],
    sizes: '(min-width: 64rem) 40vw, (min-width: 48rem) 50vw, 68vw',
  },
  zoom: { plain: ZOOM, larger: [ZOOM, HOVER_ZOOM], sizes: 'min(100vw,48rem)', shape: HOVER_ZOOM },
  thumbnail: { plain: [150, 150], larger: [THUMB], sizes: '5rem' },
  cart: { plain: [150, 150], larger: [THUMB, LISTING], sizes: '7rem' },
  celebrity: { plain: CELEBRITY, larger: [CELEBRITY], sizes: '(min-width: 48rem) 23vw, 100vw', shape: CELEBRITY },
};

/** The addresses of a picture in its sizes; '' where the path names none, so that nothing is asked for (CAT-097). */
export function pictureSource(path: string, kind: PictureKind, mediaBase: string): PictureSource {
  const { plain, larger, sizes, shape = LISTING } = places[kind];
  const [width, height] = shape;
  const file = fileOf(path);
  const srcSet = srcSetOf(file, larger, mediaBase);
  // What a browser takes that knows of no ratio of pixels to choose by (CAT-104).
  return { src: addressOf(file, plain, mediaBase), srcSet, width, height, sizes };
}

/** A picture of a banner and its crop for phones, each in two sizes. */
export type BannerSource = { readonly src: string; readonly wide: string; readonly narrow: string };

const WIDE: readonly Size[] = [
  [800, 400],
  [1600, 800],
];
const NARROW: readonly Size[] = [
  [400, 500],
  [800, 1000],
];

/** A banner without a crop for phones shows the wide one there too. */
export function bannerSource(wide: string, narrow: string, mediaBase: string): BannerSource {
  const file = fileOf(wide) || fileOf(narrow);
  const crop = fileOf(narrow);
  return {
    src: addressOf(file, [1600, 800], mediaBase),
    wide: srcSetOf(file, WIDE, mediaBase),
    narrow: srcSetOf(crop || file, crop ? NARROW : WIDE, mediaBase),
  };
}

function srcSetOf(file: string, sizes: readonly Size[], mediaBase: string): string {
  if (file === '') return '';
  return sizes.map((size) => `${addressOf(file, size, mediaBase)} ${size[0]}w`).join(', ');
}

function addressOf(file: string, [width, height]: Size, mediaBase: string): string {
  return file && `${mediaBase}/img/${width}/${height}/resize/${file}`;
}

/** The file of a picture as addresses write it; '' for none. */
function fileOf(path: string): string {
  return hasPicture(path) ? path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/') : '';
}
