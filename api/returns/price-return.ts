import type { Paise } from '#api/money/paise.ts';

/** A line of an order, with what is given back of it already: what was refused does not count. */
export type PaidLine = {
  readonly qty: number;
  /** What was paid for all of it, its share of the discount taken off. */
  readonly paid: Paise;
  readonly returned: number;
  readonly refunded: Paise;
};

/**
 * What is paid back for so many pieces more of a line: their share of what was paid, less what is paid back already. So all
 * of a line never costs more than it did, to the paisa, in whatever parts it comes back and whatever of it was refused.
 */
export function amountFor({ qty, paid, returned, refunded }: PaidLine, pieces: number): Paise {
  return Math.max(0, Math.floor((paid * (returned + pieces)) / qty) - refunded);
}

/** How an order was paid, and what is paid back of it already. */
export type PaidOrder = {
  /** By the payment method. */
  readonly money: Paise;
  readonly credit: Paise;
  readonly moneyBack: Paise;
  readonly creditBack: Paise;
};

/**
 * What of an amount goes back into the store credit that a part of the order was paid with: the same share of it as of the
 * money, and of neither more than was paid.
 */
export function creditShareOf({ money, credit, moneyBack, creditBack }: PaidOrder, amount: Paise): Paise {
  const paid = money + credit;
  if (paid === 0) return 0;
  const share = Math.floor((credit * (moneyBack + creditBack + amount)) / paid) - creditBack;
  const least = Math.max(0, amount - (money - moneyBack));
  const most = Math.min(amount, credit - creditBack);
  return Math.min(Math.max(share, least), most);
}
