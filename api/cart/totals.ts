import { type BasisPoints, type Paise, shareOf, withoutTax } from '#api/money/paise.ts';
import { type PriceSet, taxRateIn } from '#api/money/price-set.ts';
import { sellingFor } from '#api/money/tiers.ts';
import type { Item, PricePart } from './line-item.ts';

/** A coupon takes a share of every row or a fixed amount of the whole, never both. */
export type Coupon = { readonly code: string; readonly percent: BasisPoints; readonly fixed: Paise };

export type TotalsQuestion = {
  readonly set: PriceSet;
  /** The store's day. */
  readonly today: string;
  readonly coupon: Coupon | null;
  /** Store credit to pay with, as far as it goes; 0 for none. */
  readonly credit: Paise;
};

export type WantedRow = { readonly item: Item; readonly qty: number };

/** One row, all amounts in paise. */
export type Row = WantedRow & {
  readonly rate: BasisPoints;
  readonly price: Paise;
  readonly priceInclTax: Paise;
  readonly total: Paise;
  readonly totalInclTax: Paise;
  readonly discount: Paise;
  /** Contained in what is paid after the discount. */
  readonly tax: Paise;
};

export type Totals = {
  readonly rows: readonly Row[];
  readonly subtotal: Paise;
  readonly subtotalInclTax: Paise;
  /** Positive or 0. */
  readonly discount: Paise;
  /** Contained in what is paid; store credit pays, and changes none. */
  readonly tax: Paise;
  /** Store credit that is used, positive or 0. */
  readonly credit: Paise;
  readonly grandTotal: Paise;
};

/** What the lines cost. Source: contract, section 4. Shipping is free. */
export function totalsOf(wanted: readonly WantedRow[], question: TotalsQuestion): Totals {
  const plain = wanted.map((line) => plainRowOf(line, question));
  const discounts = discountsOf(plain, question.coupon);
  const rows = plain.map((row, at) => reducedBy(discounts[at] ?? 0, row));
  const sum = (of: (row: Row) => Paise) => rows.reduce((total, row) => total + of(row), 0);
  const subtotalInclTax = sum((row) => row.totalInclTax);
  const discount = sum((row) => row.discount);
  const credit = Math.min(question.credit, subtotalInclTax - discount); // applied last
  return {
    rows,
    subtotal: sum((row) => row.total),
    subtotalInclTax,
    discount,
    tax: sum((row) => row.tax),
    credit,
    grandTotal: subtotalInclTax - discount - credit,
  };
}

/** A row before any discount. */
type PlainRow = Omit<Row, 'discount' | 'tax'>;

function plainRowOf({ item, qty }: WantedRow, { set, today }: TotalsQuestion): PlainRow {
  const rate = taxRateIn(set, item.rate);
  const priceInclTax = sellingOf(item, qty, { set, today });
  const totalInclTax = priceInclTax * qty;
  return {
    item,
    qty,
    rate,
    price: withoutTax(priceInclTax, rate),
    priceInclTax,
    total: withoutTax(totalInclTax, rate),
    totalInclTax,
  };
}

/** Tax follows the discount: it is what the rest that is paid contains. */
function reducedBy(discount: Paise, row: PlainRow): Row {
  const paid = row.totalInclTax - discount;
  return { ...row, discount, tax: paid - withoutTax(paid, row.rate) };
}

type Day = Pick<TotalsQuestion, 'set' | 'today'>;

/** Each of so many of an item as it is put together, tax included. Tiers go by the pieces that one line buys. */
function sellingOf(item: Item, qty: number, day: Day): Paise {
  if (!item.parts) return sellingFor(item, { ...day, pieces: qty });
  return item.parts.reduce((sum, part) => sum + part.qty * amountOfPart(part, part.qty * qty, day), 0);
}

function amountOfPart(part: PricePart, pieces: number, day: Day): Paise {
  return part.kind === 'amount' ? part.amount : sellingFor(part, { ...day, pieces });
}

/** A fixed coupon is split by row, never more than the rows are worth; what rounding leaves goes to the last row. */
function discountsOf(rows: readonly PlainRow[], coupon: Coupon | null): readonly Paise[] {
  if (!coupon) return [];
  if (coupon.percent > 0) return rows.map(({ totalInclTax }) => shareOf(totalInclTax, coupon.percent));
  const whole = rows.reduce((sum, { totalInclTax }) => sum + totalInclTax, 0);
  const fixed = Math.min(coupon.fixed, whole);
  if (whole === 0) return [];
  const shares = rows.map(({ totalInclTax }) => Math.floor((fixed * totalInclTax) / whole));
  const rest = fixed - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => (at === shares.length - 1 ? share + rest : share));
}

/** A row's discount in percent of its gross total, at most 2 decimals. */
export function discountPercentOf(row: Row): number {
  return row.totalInclTax === 0 ? 0 : Math.round((row.discount * 10_000) / row.totalInclTax) / 100;
}
