import { nullable, optional, readable, shape, text, type ValueOf } from './parser.ts';

export const parseBanner = shape({
  title: optional(text, ''),
  subtitle: optional(text, ''),
  image: text,
  image_mobile: optional(text, ''),
  link: text,
  button_text: optional(text, ''),
  sku: optional(text, ''),
  language: optional(text, ''),
});

export type WireBanner = ValueOf<typeof parseBanner>;

/** The file of a store view's banners, which has no envelope. */
export const parsePromotedOffers = shape({
  mainBanners: readable(parseBanner),
  smallBanners: readable(parseBanner),
  productBanners: readable(parseBanner),
});

export const parseHeadImage = shape({ image: nullable(parseBanner) });
