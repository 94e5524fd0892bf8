import type { Tile } from '#domain/listing/tile.ts';
import type { Written } from '#domain/storeview/display-price.ts';
import { catalogMessages } from '../messages/catalog/en.ts';
import { commonMessages } from '../messages/common/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';
import { type RatingView, ratingView } from './rating-view.ts';

/** A product in a list, ready to show. */
export type ProductCard = {
  readonly sku: string;
  readonly name: string;
  readonly designer: string;
  readonly address: string;
  readonly picture: PictureSource;
  /** Another view, for those who point at the card; null where there is none. */
  readonly secondPicture: PictureSource | null;
  readonly price: PriceWords;
  /** `New`, `Sale`, `Out of stock`: the one or two words that lie on the picture. */
  readonly labels: readonly string[];
  /** What is saved when the heart is pressed. */
  readonly tile: Tile;
  /** `3 colours`; null when there is no choice. */
  readonly colours: string | null;
  /** Null where too few have rated it. */
  readonly rating: RatingView | null;
};

export type Writing = { readonly storeView: Written; readonly mediaBase: string; readonly messages: Messages };

export function productCard(tile: Tile, writing: Writing): ProductCard {
  const { sku, name, designer, address, image, secondImage, price, colours, rating } = tile;
  const { mediaBase, messages } = writing;
  return {
    sku,
    name,
    designer,
    address,
    picture: pictureSource(image, 'listing', mediaBase),
    // worked out when a card is pointed at, since most never are
    get secondPicture() {
      return secondImage ? pictureSource(secondImage, 'listing', mediaBase) : null;
    },
    price: priceWords(price, writing),
    labels: labelsOf(tile, messages),
    tile,
    colours: colours > 1 ? messages(catalogMessages).colours(colours) : null,
    rating: ratingView(rating, messages),
  };
}

/** What is sold out bears no badge as new or reduced (CAT-013, STOCK-24). */
function labelsOf({ isOutOfStock, isNew, isOnSale }: Tile, messages: Messages): readonly string[] {
  const common = messages(commonMessages);
  if (isOutOfStock) return [common.outOfStock];
  return [...(isNew ? [common.new] : []), ...(isOnSale ? [common.sale] : [])];
}
