import type { Tile } from '#domain/listing/tile.ts';
import { containsTax } from '#domain/pricing/price-tag.ts';
import type { Written } from '#domain/storeview/display-price.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { documentTitle } from '../shared/document-title.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';
import { badgesOf } from './badges.ts';
import { type GalleryPicture, picturedAt } from './gallery-picture.ts';

/** The head of a product's page: as much as a card in a list knows of it. */
export type ProductPreview = {
  readonly title: string;
  readonly name: string;
  readonly designer: string;
  readonly labels: readonly string[];
  readonly price: PriceWords;
  /** Whether the price holds all taxes. */
  readonly isTaxed: boolean;
  readonly pictures: readonly GalleryPicture[];
};

type Writing = {
  readonly country: CountryId;
  readonly storeView: Written;
  readonly mediaBase: string;
  readonly messages: Messages;
};

export function productPreview(tile: Tile, writing: Writing): ProductPreview {
  const { name, designer, image: path, price } = tile;
  return {
    title: documentTitle(name),
    name,
    designer,
    labels: badgesOf(tile, writing.messages),
    price: priceWords(price, writing),
    isTaxed: containsTax(writing.country, { taxClass: null }),
    pictures: [{ ...picturedAt(path, writing.mediaBase), alt: name, video: null }],
  };
}
