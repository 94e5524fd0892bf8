import type { Tile } from '#domain/pricing/tile.ts';
import { documentTitle } from '../document-title.ts';
import { pictureSource } from '../picture.ts';
import { type PriceWords, priceWords } from '../price-words.ts';
import { commonWords } from '../words/common/en.ts';
import type { Words } from '../words/words.ts';
import type { GalleryPicture } from './gallery-picture.ts';

/** The head of a product's page: as much as a card in a list knows of it. */
export type ProductGlance = {
  readonly title: string;
  readonly name: string;
  readonly designer: string;
  readonly labels: readonly string[];
  readonly price: PriceWords;
  readonly pictures: readonly GalleryPicture[];
};

type Writing = { readonly currency: string; readonly mediaBase: string; readonly words: Words };

export function productGlance(tile: Tile, writing: Writing): ProductGlance {
  const { name, designer, image: path, price } = tile;
  const large = pictureSource(path, 'gallery', writing.mediaBase);
  const small = pictureSource(path, 'thumbnail', writing.mediaBase);
  return {
    title: documentTitle(name),
    name,
    designer,
    labels: praiseOf(tile, writing.words),
    price: priceWords(price, writing),
    pictures: [{ path, alt: name, large, small, video: null }],
  };
}

/** What speaks for a product, in words (CAT-013). */
export function praiseOf({ isNew, isOnSale }: Pick<Tile, 'isNew' | 'isOnSale'>, words: Words): readonly string[] {
  const common = words(commonWords);
  return [...(isNew ? [common.new] : []), ...(isOnSale ? [common.sale] : [])];
}
