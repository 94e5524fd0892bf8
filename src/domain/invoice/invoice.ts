import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import type { PlacedOrder } from '#domain/orders/order.ts';
import type { BasisPoints, Money } from '#domain/shared/money.ts';
import type { IndianState } from './indian-states.ts';
import type { Seller } from './seller.ts';
import type { TaxShares } from './split-tax.ts';

/** The tax invoice of an order, as the law on GST wants it. Every amount is the order's own, or a part of one. */
export type Invoice = {
  readonly seller: Seller;
  readonly order: Pick<PlacedOrder, 'number' | 'createdAt' | 'paymentTitle'>;
  readonly billTo: CartAddress;
  /** Null where nothing is sent. */
  readonly shipTo: CartAddress | null;
  readonly placeOfSupply: IndianState;
  /** Tax is shared with the state then. */
  readonly isWithinState: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly taxable: Money;
  readonly tax: TaxShares;
  readonly shipping: Money;
  /** Negative or 0: it pays a part, and lowers no tax. */
  readonly storeCredit: Money;
  readonly total: Money;
};

export type InvoiceLine = {
  readonly sku: string;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** Of the customs tariff; null where the merchant has none for it. */
  readonly code: string | null;
  readonly quantity: number;
  /** For a piece, with tax. */
  readonly price: Money;
  /** Of the line, with tax; positive or 0. */
  readonly discount: Money;
  /** What is left without tax. */
  readonly taxable: Money;
  /** Null where nothing is left to tax, and the order does not say what it would be. */
  readonly rate: BasisPoints | null;
  readonly tax: TaxShares;
  readonly total: Money;
};
