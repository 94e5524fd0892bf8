import type { ColumnType, Generated } from 'kysely';
import type { BasisPoints, Paise } from '#api/money/paise.ts';
import type { ReviewRecord, ReviewSummary } from '#api/records/content-records.ts';
import type { CategoryPlace } from '#api/records/product-facts.ts';
import type { ProductRecord } from '#api/records/product-records.ts';
import type { Json, Moment } from './columns.ts';

/** A product record with the categories it is shown under. */
export type StoredProduct = ProductRecord & { readonly category: readonly CategoryPlace[] };

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
