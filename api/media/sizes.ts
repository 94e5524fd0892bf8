/** Pixels. */
export type Frame = { readonly width: number; readonly height: number };

/**
 * Every size that a picture is made in; nothing else is. Pixels. Sources: CAT-098, CAT-099, specification §9 (images),
 * the crops of hero and category banners, and a card of the list on a phone with two pixels for one (twice 48 % of its
 * width): there a picture of the policy would be twice too large or twice too small.
 */
export const PICTURE_SIZES = {
  gallery: { width: 600, height: 744 },
  listing: { width: 310, height: 300 },
  cart: { width: 150, height: 150 },
  policyListing: { width: 720, height: 1090 },
  card: { width: 440, height: 666 },
  thumb: { width: 222, height: 336 },
  detail: { width: 1080, height: 1636 },
  zoom: { width: 443, height: 710 },
  hoverZoom: { width: 1400, height: 1931 },
  celebrity: { width: 533, height: 800 },
  bannerWide: { width: 1600, height: 800 },
  bannerWideHalf: { width: 800, height: 400 },
  bannerTall: { width: 800, height: 1000 },
  bannerTallHalf: { width: 400, height: 500 },
} as const satisfies Record<string, Frame>;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** The listed size of just this width and height, or null. */
export const sizeOf = (width: string, height: string): Frame | null =>
  Object.values(PICTURE_SIZES).find((size) => `${size.width}` === width && `${size.height}` === height) ?? null;
