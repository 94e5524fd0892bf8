/** Payloads of the contract, as far as the checks read them. Their schemas are checked with every answer. */

export type Stock = {
  readonly sku?: string;
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly stock_status: number;
};

export type Prices = {
  readonly price: number;
  readonly originalPriceInclTax: number;
  readonly special_price: number | null;
  readonly specialPriceInclTax: number;
  readonly special_from_date: string | null;
  readonly special_to_date: string | null;
  readonly priceInclTax: number;
  readonly tax: number;
  readonly discount: number;
  readonly price_by_currency: number;
  readonly special_price_by_currency: number | null;
  readonly price_for_other: number;
  readonly special_price_for_other: number | null;
};

export type Child = Prices & {
  readonly sku: string;
  readonly status?: number;
  readonly stock: Stock;
  readonly color?: number;
  readonly size?: number;
  readonly image?: string;
  readonly rts_qty?: number;
  readonly make_days?: number | null;
};

export type Product = Prices & {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly type_id: string;
  readonly status: number;
  readonly visibility: number;
  readonly stock: Stock;
  readonly tax_class_id: number;
  readonly created_at: string;
  readonly url_path: string;
  readonly rts?: number;
  readonly make_days?: number | null;
  readonly not_sent_to?: readonly string[];
  readonly gender?: number;
  readonly category_product?: number;
  readonly country_of_origin?: number;
  readonly color?: number;
  readonly size?: number;
  readonly color_options?: readonly number[];
  readonly size_options?: readonly number[];
  readonly category_ids: readonly number[];
  readonly review_summary?: { readonly rating: number; readonly count: number };
  readonly category?: readonly { readonly category_id: number; readonly name?: string }[];
  readonly media_gallery?: readonly { readonly image: string; readonly color?: number | null }[];
  readonly configurable_options?: readonly {
    readonly attribute_code: string;
    readonly values: readonly { readonly value_index: number; readonly label: string }[];
  }[];
  readonly configurable_children?: readonly Child[];
  readonly product_links?: readonly {
    readonly link_type: string;
    readonly linked_product_type: string;
    readonly linked_product_sku: string;
  }[];
  readonly tier_prices?: readonly {
    readonly customer_group_id: number;
    readonly qty: number;
    readonly value: number;
  }[];
  readonly _score?: number | null;
};

export type Attribute = {
  readonly attribute_code: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export type TaxRule = {
  readonly id: number;
  readonly product_tax_class_ids: readonly number[];
  readonly rates: readonly { readonly rate: number; readonly tax_country_id: string }[];
};

export type Bucket = {
  readonly key: number | string;
  readonly label: string;
  readonly doc_count: number;
  readonly from?: number;
  readonly to?: number;
};

export type Found<T> = {
  readonly items: readonly T[];
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
  /** Labels of the sizes that a text names; absent where the server reads none. */
  readonly sizes?: readonly string[];
};

export type CartLine = {
  readonly item_id: number;
  readonly sku: string;
  readonly parent_sku: string;
  readonly qty: number;
  readonly price: number;
  readonly price_incl_tax: number;
  readonly product_type: string;
  readonly quote_id: string;
};

export type TotalsLine = {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
  readonly price: number;
  readonly price_incl_tax: number;
  readonly row_total: number;
  readonly row_total_incl_tax: number;
  readonly tax_percent: number;
  readonly tax_amount: number;
  readonly discount_amount: number;
};

export type Totals = {
  readonly subtotal: number;
  readonly subtotal_incl_tax: number;
  readonly discount_amount: number;
  readonly shipping_amount: number;
  readonly shipping_incl_tax: number;
  readonly tax_amount: number;
  readonly store_credit_amount: number;
  readonly grand_total: number;
  readonly items_qty: number;
  readonly coupon_code: string | null;
  readonly items: readonly TotalsLine[];
  readonly total_segments: readonly { readonly code: string; readonly value: number }[];
};

export type Placement = {
  readonly order_id: string;
  readonly backendOrderId: string;
  readonly orderNumber: string;
  readonly grand_total: number;
  readonly redirect_url: string | null;
};

export type Order = Pick<Placement, 'order_id' | 'grand_total'> & {
  readonly entity_id: number;
  readonly increment_id: string;
  readonly is_masked: boolean;
  readonly status: string;
  readonly subtotal_incl_tax: number;
  readonly discount_amount: number;
  readonly tax_amount: number;
  readonly store_credit_amount?: number;
  readonly coupon_code?: string | null;
  readonly display_currency_code?: string;
  readonly shipments?: readonly unknown[];
  readonly items: readonly { readonly sku: string; readonly qty_ordered: number; readonly price_incl_tax: number }[];
  readonly payment: { readonly page_url?: string | null };
  readonly billing_address: Readonly<Record<string, unknown>>;
  readonly shipping_address: Readonly<Record<string, unknown>> | null;
};

export type User = {
  readonly id: number;
  readonly group_id: number;
  readonly groupToken: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly addresses: readonly { readonly id?: number; readonly city: string; readonly postcode: string }[];
};

export type Spending = {
  readonly applied: boolean;
  readonly amount: number;
  readonly available_balance: number;
  readonly totals: Totals;
};

/** An account with a session of its own. */
export type Session = {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
};

/** A session, and the password that its account may be given next. */
export type ChangingSession = Session & { readonly newPassword: string };
