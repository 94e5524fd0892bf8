import type { CartLine, Rejection } from '#domain/cart/cart.ts';
import { keyOf, type LineKey } from '#domain/cart/line-parts.ts';
import type { ChosenWord, LineTotals } from '#domain/cart/totals.ts';
import { discountPercent } from '#domain/pricing/price-tag.ts';
import { tieredTotal } from '#domain/pricing/tiers.ts';
import { type Money, nothing, ofEach } from '#domain/shared/money.ts';
import { displayPrice, type Written } from '#domain/storeview/display-price.ts';
import { cartMessages } from '../messages/cart/en.ts';
import { commonMessages } from '../messages/common/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';
import { chosenWords, inOurWords } from './chosen-words.ts';

/** A cart line as a screen shows it; prices are ready to read (CART-11, CART-30). */
export type LineView = {
  readonly key: LineKey;
  readonly name: string;
  readonly designer: string;
  readonly address: string;
  readonly picture: PictureSource;
  readonly options: readonly ChosenWord[];
  /** Whether another colour or size may be chosen. */
  readonly hasChoice: boolean;
  readonly quantity: number;
  readonly price: string;
  /** Without the special price; null when there is none. */
  readonly regularPrice: string | null;
  readonly discount: string | null;
  readonly total: string;
  /** What is wrong, or was refused, in words; null when nothing is known to be. */
  readonly problem: string | null;
  /** The pieces that there still are, when they are fewer than wanted; null otherwise. */
  readonly fewer: number | null;
  /** What is good to know of the stock; null when there is something wrong, and when nobody knows. */
  readonly goodNews: string | null;
};

/** How lines are written. */
export type LineWriting = {
  readonly storeView: Written;
  readonly mediaBase: string;
  readonly messages: Messages;
  /** Whether lines say what a special price takes off. */
  readonly showItemDiscounts: boolean;
};

/** `sums` are the shop's of this line; undefined where it has none. */
export function lineView(
  line: CartLine,
  sums: LineTotals | undefined,
  { storeView, mediaBase, messages, showItemDiscounts }: LineWriting,
): LineView {
  const total = totalOf(line, sums);
  const price = ofEach(total, line.quantity); // the shop's own sum may make each of several pieces cheaper
  const isReduced = showItemDiscounts && price < line.regularPrice;
  const percent = discountPercent(line.regularPrice, isReduced ? price : nothing);
  return {
    key: keyOf(line),
    name: line.name,
    designer: line.designer,
    address: line.address,
    picture: pictureSource(line.image, 'cart', mediaBase),
    options: inOurWords(wordsOf(line, sums), messages),
    hasChoice: line.options.length > 0,
    quantity: line.quantity,
    price: displayPrice(price, storeView),
    regularPrice: percent > 0 ? displayPrice(line.regularPrice, storeView) : null,
    discount: percent > 0 ? messages(commonMessages).off(percent) : null,
    total: displayPrice(total, storeView),
    ...stockWords(line, messages(cartMessages)),
  };
}

/** The shop's sum of a line while it is one for these pieces, else the device's own. */
function totalOf(line: CartLine, sums: LineTotals | undefined): Money {
  return sums?.quantity === line.quantity ? sums.total : tieredTotal(line);
}

/** What was chosen on another device comes as ids; the shop's sums have the words of it (CART-09). */
function wordsOf(line: CartLine, sums: LineTotals | undefined): readonly ChosenWord[] {
  const chosen = chosenWords(line);
  return chosen.length > 0 ? chosen : (sums?.options ?? []);
}

type StockWords = Pick<LineView, 'problem' | 'fewer' | 'goodNews'>;

/** A stock that keeps the line from being ordered is told before an earlier refusal (STOCK-20, STOCK-22). */
function stockWords(
  { stock, rejection, quantity, options }: CartLine,
  messages: TextsOf<typeof cartMessages>,
): StockWords {
  const say = (problem: string | null) => ({ problem, fewer: null, goodNews: null });
  const left = stock?.quantity ?? null;
  if (stock?.level === 'out-of-stock') return say(options.length > 0 ? messages.soldOutInThis : messages.soldOut);
  if (left !== null && left < quantity) return { ...say(messages.onlyLeft(left)), fewer: left };
  if (rejection) return say(rejectionWords(rejection, quantity, messages));
  if (stock?.level === 'unsure') return say(messages.stockUnsure);
  return { ...say(null), goodNews: stock && messages.inStock };
}

function rejectionWords(rejection: Rejection, quantity: number, messages: TextsOf<typeof cartMessages>): string {
  if (rejection.kind === 'choice') return messages.choiceRefused(rejection.wanted);
  const { left, wanted } = rejection;
  return left !== null && left > 0 && left < wanted
    ? messages.setTo(left, quantity)
    : messages.quantityRefused(wanted, quantity);
}
