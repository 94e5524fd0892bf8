import type { CartLine } from '#domain/cart/cart.ts';
import { keyOf, type LineKey } from '#domain/cart/line-parts.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { discountPercent } from '#domain/pricing/price-tag.ts';
import type { StockLevel } from '#domain/stock/availability.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { type PictureSource, pictureSource } from '../picture.ts';
import { cartWords } from '../words/cart/en.ts';
import { commonWords } from '../words/common/en.ts';
import type { Words } from '../words/words.ts';
import { chosenWords } from './chosen-words.ts';

/** A cart line as a screen shows it; prices are ready to read (CART-11, CART-30). */
export type LineView = {
  readonly key: LineKey;
  readonly name: string;
  readonly designer: string;
  readonly address: string;
  readonly picture: PictureSource;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** Whether another colour or size may be chosen. */
  readonly hasChoice: boolean;
  readonly pieces: number;
  readonly price: string;
  /** Without the special price; null when there is none. */
  readonly regularPrice: string | null;
  readonly discount: string | null;
  readonly total: string;
  /** What is wrong with the stock, in words; null when nothing is known to be. */
  readonly problem: string | null;
};

type Writing = {
  readonly totals: Totals;
  readonly currency: string;
  readonly mediaBase: string;
  readonly words: Words;
};

export function lineView(line: CartLine, { totals, currency, mediaBase, words }: Writing): LineView {
  const total = totalOf(line, totals);
  const price = total / line.pieces; // the shop may take less for each of several
  const percent = discountPercent(line.regularPrice, price < line.regularPrice ? price : 0);
  return {
    key: keyOf(line),
    name: line.name,
    designer: line.designer,
    address: line.address,
    picture: pictureSource(line.image, 'cart', mediaBase),
    options: chosenWords(line),
    hasChoice: line.options.length > 0,
    pieces: line.pieces,
    price: displayPrice(price, currency),
    regularPrice: percent > 0 ? displayPrice(line.regularPrice, currency) : null,
    discount: percent > 0 ? words(commonWords).off(percent) : null,
    total: displayPrice(total, currency),
    problem: stockProblem(line.stock, words),
  };
}

/** The shop's sum of a line while it is one for these pieces, else the device's own. */
function totalOf({ shopsLine, pieces, price }: CartLine, { lines }: Totals): number {
  const known = lines.find((line) => line.id === shopsLine?.id && line.pieces === pieces);
  return known?.total ?? price * pieces;
}

function stockProblem(stock: StockLevel | null, words: Words): string | null {
  if (stock === 'out-of-stock') return words(cartWords).soldOut;
  if (stock === 'unsure') return words(cartWords).stockUnsure;
  return null;
}
