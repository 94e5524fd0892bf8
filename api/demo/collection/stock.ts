import { randomFrom } from '#api/demo/pictures/drawing/geometry.ts';
import type { StockRecord } from '#api/records/product-records.ts';
import type { DesignSheet, Way } from './design-sheet.ts';

/** One size of one colour: what lies in the store, and whether it is still sold. */
export type Holding = { readonly stock: StockRecord; readonly status: 1 | 2 };

const MOST_PIECES = 14;

const pieces = (qty: number): StockRecord => ({ qty, is_in_stock: qty > 0, stock_status: qty > 0 ? 1 : 0 });

const holdingOf = (note: string): Holding => {
  if (note === 'x') return { stock: pieces(4), status: 2 };
  const switchedOff = /^off(\d+)$/.exec(note);
  if (switchedOff) return { stock: { qty: Number(switchedOff[1]), is_in_stock: false, stock_status: 1 }, status: 1 };
  const qty = Number(note);
  if (!Number.isInteger(qty) || qty < 0)
    throw new RangeError(`A stock note says how many pieces there are, not ${note}.`);
  return { stock: pieces(qty), status: 1 };
};

/** The holdings of a colour, size by size; where the studio noted none, as many as the seed gives. */
export const holdingsOf = (sheet: DesignSheet, [main, , , , notes]: Way): readonly Holding[] => {
  if (notes !== undefined) return notes.split(' ').map(holdingOf);
  const random = randomFrom(sheet.id + main.length);
  return sheet.sizes.map(() => holdingOf(String(Math.floor(random() * MOST_PIECES))));
};

/** Pieces that a shopper can buy. */
export const sellable = ({ qty, is_in_stock, stock_status }: StockRecord): number =>
  is_in_stock && stock_status === 1 ? qty : 0;

/** The stock of a product is what its enabled variants add up to. */
export const stockOfAll = (holdings: readonly Holding[]): StockRecord =>
  pieces(holdings.reduce((sum, { stock, status }) => sum + (status === 1 ? sellable(stock) : 0), 0));
