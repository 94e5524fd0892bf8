import type { ColumnType, Generated } from 'kysely';
import type { BasisPoints, Paise } from '#reference-api/money/paise.ts';
import type { AttributeRecord, CategoryRecord, TaxRuleRecord } from '#reference-api/records/catalog-records.ts';
import type { CmsRecord, ReviewRecord, ReviewSummary } from '#reference-api/records/content-records.ts';
import type { HashedEvent } from '#reference-api/records/conversion.ts';
import type { OrderAddress, OrderPlacement } from '#reference-api/records/order-records.ts';
import type { CategoryPlace } from '#reference-api/records/product-facts.ts';
import type { ProductRecord } from '#reference-api/records/product-records.ts';
import type { Json, Moment } from './columns.ts';
import type { UserTables } from './user-tables.ts';

/** A product record with the categories it is shown under. */
export type StoredProduct = ProductRecord & { readonly category: readonly CategoryPlace[] };

export type Tables = {
  applied_migrations: { readonly name: string; readonly applied_at: Moment };
  products: ProductTable;
  stock: StockTable;
  categories: { readonly id: number; readonly record: Json<CategoryRecord> };
  attributes: { readonly id: number; readonly code: string; readonly record: Json<AttributeRecord> };
  /** Content pages and blocks. */
  content_entities: { readonly type: 'cms_page' | 'cms_block'; readonly id: number; readonly record: Json<CmsRecord> };
  reviews: ReviewTable;
  tax_rules: { readonly id: number; readonly record: Json<TaxRuleRecord> };
  /** Home sections, pop-ups and banners, one row each by name. */
  content: { readonly name: string; readonly value: Json<unknown> };
  coupons: CouponTable;
  carts: CartTable;
  cart_lines: CartLineTable;
  order_answers: { readonly order_id: string; readonly answer: Json<OrderPlacement> };
  orders: OrderTable;
  /** What an order took out of the stock. */
  order_pieces: { readonly entity_id: number; readonly sku: string; readonly qty: number };
  order_lines: OrderLineTable;
  mails: MailTable;
  mail_tokens: { readonly hash: string; readonly expires_at: Moment };
  subscriptions: SubscriptionTable;
  stock_waits: StockWaitTable;
  cart_states: CartStateTable;
  conversions: ConversionTable;
} & UserTables;

/**
 * `facts` is what filters and facets read: the record without its long texts, with the derived plain fields.
 * Amounts are paise including GST where the price set has it; days are `YYYY-MM-DD`.
 */
export type ProductTable = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type_id: string;
  readonly status: number;
  readonly created_at: Moment;
  readonly updated_at: Moment;
  readonly tax_rate: BasisPoints;
  readonly regular_in: Paise;
  readonly special_in: Paise;
  readonly regular_us: Paise;
  readonly special_us: Paise;
  readonly regular_other: Paise;
  readonly special_other: Paise;
  readonly special_from: string | null;
  readonly special_to: string | null;
  readonly facts: Json<Record<string, unknown>>;
  readonly record: Json<StoredProduct>;
  /** Kept by refresh-summaries.ts; null where no approved review gives stars. */
  readonly review_summary: ColumnType<ReviewSummary | null, never, never>;
};

/** One row per sku that can be bought: simple products and variants. A configurable parent sums up its enabled variants. */
export type StockTable = {
  readonly sku: string;
  readonly entity_id: number;
  readonly product_id: number;
  readonly enabled: boolean;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly stock_status: number;
};

/** `record` is what the shopper said. */
export type ReviewTable = {
  readonly id: Generated<number>;
  readonly product_id: number;
  /** 1 approved, 2 pending, 3 rejected. */
  readonly review_status: number;
  readonly created_at: Moment;
  readonly moderated_at: ColumnType<Date | null, string | null | undefined, string | null>;
  readonly record: Json<Omit<ReviewRecord, 'id' | 'product_id' | 'review_status' | 'created_at'>>;
};

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
export type OrderStatus = 'pending' | 'pending_payment' | 'processing' | 'canceled';

export type OrderTable = {
  readonly entity_id: number;
  readonly increment_id: string;
  readonly order_id: string;
  /** Null for a guest's. */
  readonly user_id: number | null;
  readonly status: OrderStatus;
  readonly placed_at: Moment;
  readonly updated_at: Moment;
  readonly country: string;
  readonly currency: string;
  readonly store_code: string;
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
  readonly options: Json<readonly { readonly label: string; readonly value: string }[]>;
};

/** By mail address in lower case. */
export type SubscriptionTable = {
  readonly email: string;
  readonly status: 'subscribed' | 'unsubscribed' | 'pending';
  readonly changed_at: Moment;
};

/** Who waits for a sku, by mail address in lower case; told in the language of the store view. */
export type StockWaitTable = {
  readonly id: Generated<number>;
  readonly sku: string;
  readonly email: string;
  readonly store_code: string;
  readonly since: Moment;
};

/** A cart that was filled and not ordered, by the cart's id or one of the browser's own. */
export type CartStateTable = {
  readonly id: string;
  readonly state: Json<unknown>;
  readonly store_code: string;
  readonly written_at: Moment;
};

export type ConversionTable = {
  readonly id: Generated<number>;
  readonly event_name: string;
  readonly record: Json<HashedEvent>;
  readonly received_at: Moment;
  readonly forwarded_at: ColumnType<Date | null, string | null | undefined, string | null>;
};

/**
 * The outbox. Without `next_attempt_at` a mail was delivered, given up, or is only kept to be looked at. The body is empty,
 * `html` and `unsubscribe_url` are null once the mail was delivered or its time is over.
 */
export type MailTable = {
  readonly id: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body: string;
  /** Null for a mail that is text alone. */
  readonly html: ColumnType<string | null, string | null | undefined, string | null>;
  /** What it tells of, see Mail; null for what may be told again. */
  readonly about: ColumnType<string | null, string | null | undefined, never>;
  /** See Mail; null for a mail that ends nothing. */
  readonly unsubscribe_url: ColumnType<string | null, string | null | undefined, string | null>;
  readonly unsubscribe_hash: ColumnType<string | null, string | null | undefined, never>;
  readonly created_at: Moment;
  readonly attempts: Generated<number>;
  readonly next_attempt_at: ColumnType<Date | null, string | null, string | null>;
  readonly delivered_at: ColumnType<Date | null, string | null | undefined, string | null>;
  readonly expires_at: ColumnType<Date | null, string | null | undefined, string | null>;
};
