import type { ColumnType, Generated } from 'kysely';
import type { BasisPoints, Paise } from '#api/money/paise.ts';
import type { OrderAddress } from '#api/records/order-records.ts';
import type { Json, Moment } from './columns.ts';

export type CouponTable = {
  /** Lower case. */
  readonly key: string;
  readonly code: string;
  readonly percent: BasisPoints;
  readonly fixed: Paise;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  /** Orders that may take it, in all and of one user; null is without limit. */
  readonly most_uses: number | null;
  readonly most_uses_per_user: number | null;
  /** Orders that have taken it and were not cancelled. */
  readonly uses: Generated<number>;
};

export type CartTable = {
  readonly id: string;
  readonly user_id: number | null;
  readonly created_at: Moment;
  /** Null for a user's, which is open until it is ordered. */
  readonly expires_at: ColumnType<Date | null, string | null, string>;
  readonly closed_at: ColumnType<Date | null, string | null, string | null>;
  readonly coupon: string | null;
  readonly shipping_address: Json<unknown> | null;
  readonly billing_address: Json<unknown> | null;
  readonly payment_method: string | null;
  /** Whether its owner pays with store credit as far as it goes. */
  readonly uses_store_credit: Generated<boolean>;
};

export type CartLineTable = {
  readonly item_id: Generated<number>;
  readonly cart_id: string;
  readonly sku: string;
  readonly qty: number;
  /** Custom and bundle options as canonical JSON text: with the sku, the identity of a line. */
  readonly options: string;
};

/** Of those of the contract, the ones that this server gives. */
export type OrderStatus = 'pending' | 'pending_payment' | 'processing' | 'shipped' | 'complete' | 'canceled';

/** An order that its shopper canceled. */
export type CancellationTable = {
  readonly entity_id: number;
  /** What goes back to where it came from; 0 where nothing had been paid. Store credit is back at once. */
  readonly amount: Paise;
  readonly canceled_at: Moment;
  readonly refunded_at: ColumnType<Date | null, never, string>;
};

/** A parcel of an order; `url` is where its carrier tells of it, null where that is nowhere. */
export type ShipmentTable = {
  readonly id: Generated<number>;
  readonly entity_id: number;
  readonly carrier: string;
  readonly number: string;
  readonly url: string | null;
  readonly shipped_at: Moment;
  readonly delivered_at: ColumnType<Date | null, never, string>;
};

export type OrderTable = {
  readonly entity_id: number;
  readonly increment_id: string;
  readonly order_id: string;
  /** Null for a guest's. */
  readonly user_id: number | null;
  readonly status: OrderStatus;
  readonly placed_at: Moment;
  readonly updated_at: Moment;
  /** From then on its shopper cannot cancel it; null before. */
  readonly packed_at: ColumnType<Date | null, never, string>;
  readonly country: string;
  readonly currency: string;
  readonly store_code: string;
  /** In which it was placed, such as `hi`; null where nobody said. */
  readonly language: string | null;
  readonly cart_id: string | null;
  readonly coupon: string | null;
  readonly subtotal: Paise;
  readonly subtotal_incl_tax: Paise;
  readonly discount: Paise;
  readonly tax: Paise;
  /** Paid by store credit; positive or 0. */
  readonly store_credit: Paise;
  readonly grand_total: Paise;
  readonly payment_method: string;
  readonly payment_title: string;
  /** SHA-256 of the secret that pays for it, base64url; null where nothing is paid on a page. */
  readonly payment_hash: string | null;
  /** The gateway whose page it is paid on; null where it is paid on none. */
  readonly gateway: 'razorpay' | 'stripe' | null;
  readonly shipping_description: string;
  readonly shipping_address: ColumnType<OrderAddress | null, string | null, string | null>;
  readonly billing_address: Json<OrderAddress>;
  /** The request exactly as it was understood. */
  readonly request: Json<unknown>;
};

export type OrderLineTable = {
  readonly entity_id: number;
  readonly position: number;
  readonly product_id: number;
  readonly sku: string;
  readonly parent_sku: string;
  readonly name: string;
  readonly product_type: string;
  readonly qty: number;
  readonly price: Paise;
  readonly price_incl_tax: Paise;
  readonly row_total_incl_tax: Paise;
  readonly discount: Paise;
  readonly image: string;
  /** Of what was not ready to ship. */
  readonly make_days: number | null;
  readonly options: Json<readonly { readonly label: string; readonly value: string }[]>;
  /** Whether it may be given back: neither made to measure nor without anything to send. */
  readonly is_returnable: Generated<boolean>;
  /** What one of it takes out of the stock; null where that is its own sku alone. */
  readonly pieces: ColumnType<readonly Pieces[] | null, string | null | undefined, never>;
};

/** So many pieces of a sku. */
export type Pieces = { readonly sku: string; readonly qty: number };
