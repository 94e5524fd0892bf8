import { amountOf } from '#api/money/paise.ts';
import type { ChosenOption, Item } from './line-item.ts';
import type { Cart, CartLine } from './load-cart.ts';
import { COURIER } from './methods.ts';
import { discountPercentOf, type Row, type Totals, type TotalsQuestion, totalsOf } from './totals.ts';

/** A line as CartItem of the contract. */
export function lineReply(line: CartLine, cart: Cart, question: TotalsQuestion): Record<string, unknown> {
  const { item, item_id, qty } = line;
  const [row] = totalsOf([line], question).rows;
  return {
    item_id,
    sku: item.sku,
    parent_sku: item.product.sku,
    qty,
    name: item.name,
    price: amountOf(row?.price ?? 0),
    price_incl_tax: amountOf(row?.priceInclTax ?? 0),
    product_type: item.product.type_id,
    quote_id: cart.id,
    image: item.image,
    product_option: productOptionOf(line),
  };
}

function productOptionOf({ item, options }: CartLine) {
  const free = JSON.parse(options) as Record<string, unknown>;
  const chosen = item.options.length > 0 ? { configurable_item_options: item.options } : {};
  const all = { ...chosen, ...free };
  return Object.keys(all).length > 0 ? { extension_attributes: all } : null;
}

export type Shown = { readonly lines: readonly CartLine[]; readonly question: TotalsQuestion };

/** Totals of the contract. */
export function totalsReply({ lines, question }: Shown): Record<string, unknown> {
  const totals = totalsOf(lines, question);
  return {
    subtotal: amountOf(totals.subtotal),
    subtotal_incl_tax: amountOf(totals.subtotalInclTax),
    discount_amount: negative(totals.discount),
    shipping_amount: 0,
    shipping_incl_tax: 0,
    tax_amount: amountOf(totals.tax),
    store_credit_amount: negative(totals.credit),
    grand_total: amountOf(totals.grandTotal),
    items_qty: lines.reduce((sum, { qty }) => sum + qty, 0),
    coupon_code: question.coupon?.code ?? null,
    promo_message: promoMessage(totals, question),
    base_currency_code: 'INR',
    quote_currency_code: 'INR',
    items: totals.rows.map((row, at) => rowReply(row, lines[at]?.item_id ?? 0)),
    total_segments: segmentsOf(totals, question),
  };
}

function negative(paise: number): number {
  return paise === 0 ? 0 : -amountOf(paise);
}

function rowReply(row: Row, item_id: number) {
  const { item, qty } = row;
  return {
    item_id,
    sku: item.sku,
    name: item.name,
    qty,
    price: amountOf(row.price),
    price_incl_tax: amountOf(row.priceInclTax),
    row_total: amountOf(row.total),
    row_total_incl_tax: amountOf(row.totalInclTax),
    tax_percent: row.rate / 100,
    tax_amount: amountOf(row.tax),
    discount_amount: amountOf(row.discount),
    discount_percent: discountPercentOf(row),
    row_total_with_discount: amountOf(row.totalInclTax - row.discount),
    options: JSON.stringify(optionWordsOf(item)),
  };
}

/** What was chosen, in words. */
export function optionWordsOf({ options, contents = [] }: Item): readonly Pick<ChosenOption, 'label' | 'value'>[] {
  return [...options.map(({ label, value }) => ({ label, value })), ...contents];
}

function segmentsOf({ subtotalInclTax, discount, tax, credit, grandTotal }: Totals, { set, coupon }: TotalsQuestion) {
  const off = { code: 'discount', title: `Discount (${coupon?.code ?? ''})`, value: negative(discount) };
  return [
    { code: 'subtotal', title: 'Subtotal', value: amountOf(subtotalInclTax) },
    ...(discount > 0 ? [off] : []),
    { code: 'shipping', title: `Shipping (${COURIER.method_title})`, value: 0 },
    { code: 'tax', title: set === 'IN' ? 'GST (included)' : 'Tax', value: amountOf(tax) },
    ...(credit > 0 ? [{ code: 'store_credit', title: 'Store credit', value: negative(credit) }] : []),
    { code: 'grand_total', title: 'Grand total', value: amountOf(grandTotal) },
  ];
}

const GIFT_WRAP_FROM = 2_000_000; // paise
const GIFT_WRAP_IN_REACH = 500_000; // paise

/** Gift wrap is offered in India to a cart that is nearly worth it. */
function promoMessage({ subtotalInclTax }: Totals, { set }: TotalsQuestion): string | null {
  const missing = GIFT_WRAP_FROM - subtotalInclTax;
  if (set !== 'IN' || missing <= 0 || missing > GIFT_WRAP_IN_REACH) return null;
  return `Add ₹${amountOf(missing).toLocaleString('en-IN')} more for free gift wrap.`;
}
