import type { ColumnType, Generated } from 'kysely';
import type { AttributeRecord, CategoryRecord, TaxRuleRecord } from '#api/records/catalog-records.ts';
import type { CmsRecord } from '#api/records/content-records.ts';
import type { HashedEvent } from '#api/records/conversion.ts';
import type { OrderPlacement } from '#api/records/order-records.ts';
import type { ProductTable, ReviewTable, StockTable } from './catalog-tables.ts';
import type { Json, Moment } from './columns.ts';
import type { MailTable, PriceWaitTable, StockWaitTable, SubscriptionTable } from './mail-tables.ts';
import type {
  CancellationTable,
  CartLineTable,
  CartTable,
  CouponTable,
  OrderLineTable,
  OrderTable,
  ShipmentTable,
} from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { ReturnTables } from './return-tables.ts';
import type { UserTables } from './user-tables.ts';
import type { WithdrawalTable } from './withdrawal-tables.ts';

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
  shipments: ShipmentTable;
  cancellations: CancellationTable;
  withdrawals: WithdrawalTable;
  mails: MailTable;
  mail_tokens: { readonly hash: string; readonly expires_at: Moment };
  subscriptions: SubscriptionTable;
  stock_waits: StockWaitTable;
  price_waits: PriceWaitTable;
  /** What cached pages are to be dropped by; written by triggers alone. */
  page_changes: { readonly id: Generated<string>; readonly tags: readonly string[]; readonly changed_at: Moment };
  cart_states: CartStateTable;
  shared_lists: SharedListTable;
  conversions: ConversionTable;
  consent_records: ConsentRecordTable;
  /** Written with the collection; found by the hash of the words, since an index holds no long ones. */
  translations: { readonly language: string; readonly source_hash: string; readonly words: string };
} & ReturnTables &
  PaymentTables &
  UserTables;

/** A wishlist that is shown by a link; the link and the secret that ends it are kept as their hashes alone. */
export type SharedListTable = {
  readonly hash: string;
  readonly secret_hash: string;
  readonly title: string;
  readonly name: string;
  readonly skus: Json<readonly string[]>;
  readonly shared_at: Moment;
  readonly expires_at: Moment;
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

/** What somebody has agreed to; it tells of nobody who it is. */
export type ConsentRecordTable = {
  readonly number: string;
  readonly store_code: string;
  readonly version: number;
  readonly asked: Json<readonly string[]>;
  readonly allowed: Json<readonly string[]>;
  readonly chosen_at: Moment;
  readonly recorded_at: Moment;
};
