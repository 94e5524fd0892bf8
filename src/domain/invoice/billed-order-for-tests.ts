import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { orderIdOf, type PlacedLine, type PlacedOrder } from '#domain/orders/order.ts';
import { type Money, moneyOf, paiseOf } from '#domain/shared/money.ts';
import type { Seller } from './seller.ts';

export const seller: Seller = {
  name: 'Zari Retail Private Limited',
  address: '7 Mill Lane, Lower Parel, Mumbai 400013, Maharashtra',
  gstin: '27AAPFU0939F1ZV',
  codes: [
    { words: 'kurta', code: '6211' },
    { words: 'kurta set', code: '6204' },
    { words: 'jhumkas', code: '7117' },
  ],
};

export const inMumbai: CartAddress = {
  ...{ firstName: 'Meera', lastName: 'Iyer', email: 'meera.iyer@mail.test', phone: '+919820000000' },
  ...{ street: ['12B', 'Hill Road, Bandra West'], city: 'Mumbai', postcode: '400050', region: 'Maharashtra' },
  country: 'IN',
};

export const inBengaluru: CartAddress = { ...inMumbai, city: 'Bengaluru', postcode: '560038', region: 'Karnataka' };

/** A line as it is sold: `price` in paise with tax, `percent` of tax. */
export type Sold = {
  readonly price: number;
  readonly quantity: number;
  readonly percent: number;
  readonly name?: string;
};

/** What is told of an order that a shop has reckoned by section 4 of the contract; `off` percent by a coupon, `credit` in rupees. */
export function billedOrder(
  sold: readonly Sold[],
  { off = 0, credit = 0, ...further }: Partial<PlacedOrder> & { readonly off?: number; readonly credit?: number } = {},
): PlacedOrder {
  const rows = sold.map((line, at) => rowOf(line, at, off));
  const sum = (paiseIn: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + paiseIn(row), 0);
  const [subtotal, discount, paid] = [sum(({ gross }) => gross), sum((row) => row.off), sum((row) => row.paid)];
  return {
    id: orderIdOf('1795168800123-7f3c9a52'),
    ...{ number: 'AF000070012', createdAt: '2026-11-20T10:00:01Z', status: 'processing', isMasked: false },
    ...{ firstName: 'Meera', email: 'meera.iyer@mail.test' },
    lines: rows.map(({ line }) => line),
    ...inPaise({ subtotal, discount: 0 - discount, shipping: 0, tax: sum(({ tax }) => tax) }),
    ...inPaise({ storeCredit: 0 - paiseOf(moneyOf(credit)), total: paid - paiseOf(moneyOf(credit)) }),
    ...{ shippingAddress: inMumbai, billingAddress: inMumbai, shippingTitle: 'DPD Courier' },
    ...{ paymentMethod: 'paypalstandard', paymentTitle: 'PayPal' },
    ...further,
  };
}

/** In whole numbers of any size, so that it does not share the arithmetic that it tries. */
function rowOf({ price, quantity, percent, name = 'Tee' }: Sold, at: number, percentOff: number) {
  const gross = price * quantity;
  const off = rounded(BigInt(gross) * BigInt(percentOff), 100n);
  const paid = gross - off;
  const line: PlacedLine = {
    ...{ sku: `T-${at}`, name, quantity, image: '', options: [] },
    ...inPaise({ price, net: netOf(price, percent), total: gross, discount: off }),
  };
  return { line, gross, off, paid, tax: paid - netOf(paid, percent) };
}

function inPaise<Name extends string>(amounts: Readonly<Record<Name, number>>) {
  return amounts as unknown as Readonly<Record<Name, Money>>;
}

function netOf(paise: number, percent: number): number {
  return rounded(BigInt(paise) * 10_000n, 10_000n + BigInt(Math.round(percent * 100)));
}

/** Half up. */
function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
