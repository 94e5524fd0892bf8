import type { Totals, TotalsLine } from '#api/contract-kit/calls/shapes.ts';
import { paise, percentOf, rupees, withoutTax } from './rules.ts';

/** A line to be reckoned: the selling price in paise, the rate in percent. */
export type Reckoned = { readonly sku: string; readonly qty: number; readonly price: number; readonly rate: number };

export type ReckonedTotals = Pick<
  Totals,
  'subtotal' | 'subtotal_incl_tax' | 'discount_amount' | 'tax_amount' | 'grand_total' | 'items_qty'
> & { readonly items: readonly ReckonedLine[] };

type ReckonedLine = Omit<TotalsLine, 'item_id'>;

/** What totals must say for these lines with a coupon of so many percent, without store credit. */
export function reckoned(lines: readonly Reckoned[], couponPercent = 0): ReckonedTotals {
  const items = lines.map((line) => reckonedLine(line, couponPercent));
  const sum = (field: 'row_total' | 'row_total_incl_tax' | 'tax_amount' | 'discount_amount') =>
    items.reduce((total, item) => total + paise(item[field]), 0);
  const [subtotal, inclusive, tax, discount] = [
    sum('row_total'),
    sum('row_total_incl_tax'),
    sum('tax_amount'),
    sum('discount_amount'),
  ];
  return {
    items,
    subtotal: rupees(subtotal),
    subtotal_incl_tax: rupees(inclusive),
    discount_amount: discount === 0 ? 0 : rupees(-discount),
    tax_amount: rupees(tax),
    grand_total: rupees(inclusive - discount),
    items_qty: lines.reduce((total, { qty }) => total + qty, 0),
  };
}

function reckonedLine({ sku, qty, price, rate }: Reckoned, couponPercent: number): ReckonedLine {
  const row = price * qty;
  const discount = percentOf(row, couponPercent);
  const paid = row - discount;
  return {
    sku,
    qty,
    price: rupees(withoutTax(price, rate)),
    price_incl_tax: rupees(price),
    row_total: rupees(withoutTax(row, rate)),
    row_total_incl_tax: rupees(row),
    tax_percent: rate,
    tax_amount: rupees(paid - withoutTax(paid, rate)),
    discount_amount: rupees(discount),
  };
}

/** The same fields of what a server said. */
export function comparable(totals: Totals): ReckonedTotals {
  const { subtotal, subtotal_incl_tax, discount_amount, tax_amount, grand_total, items_qty } = totals;
  const items = totals.items.map(
    ({ sku, qty, price, price_incl_tax, row_total, row_total_incl_tax, tax_percent, tax_amount, discount_amount }) => ({
      ...{ sku, qty, price, price_incl_tax, row_total, row_total_incl_tax, tax_percent, tax_amount, discount_amount },
    }),
  );
  return { items, subtotal, subtotal_incl_tax, discount_amount, tax_amount, grand_total, items_qty };
}
