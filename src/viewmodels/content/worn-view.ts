import type { WornPiece } from '#domain/content/home-view.ts';
import type { Writing } from '../catalog/product-card.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';

/** Somebody in a piece, and what the piece costs, ready to show. */
export type WornView = {
  readonly sku: string;
  /** Who wears what. */
  readonly title: string;
  /** Of the title; absent: the catalog's own. */
  readonly language?: string;
  readonly picture: PictureSource;
  readonly name: string;
  readonly designer: string;
  readonly address: string;
  readonly price: PriceWords;
};

export function wornView({ banner, tile }: WornPiece, writing: Writing): WornView {
  const { sku, name, designer, address, price } = tile;
  return {
    sku,
    title: banner.title,
    ...(banner.language && { language: banner.language }),
    picture: pictureSource(banner.image, 'celebrity', writing.mediaBase),
    name,
    designer,
    address,
    price: priceWords(price, writing),
  };
}
