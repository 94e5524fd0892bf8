import type { ProductLinkRecord, ProductTypeRecord } from '#api/records/product-records.ts';

/** What a test says of prices, INR in major units; what it does not say has a default. */
export type Amounts = {
  /** Regular price including GST. */
  readonly price?: number;
  readonly special_price?: number | null;
  readonly us_price?: number;
  readonly us_special_price?: number | null;
  readonly other_price?: number;
  readonly other_special_price?: number | null;
};

export type OptionName = number | string;

export type ShortVariant = Amounts & {
  readonly sku: string;
  readonly name?: string;
  readonly colour: OptionName;
  readonly size: OptionName;
  readonly qty?: number;
  readonly status?: 1 | 2;
  readonly rts_qty?: number;
  readonly make_days?: number | null;
  readonly image?: string;
};

export type ShortLink = {
  readonly link_type: ProductLinkRecord['link_type'];
  readonly sku: string;
  readonly type?: ProductTypeRecord;
  readonly qty?: number;
};

export type ShortBundleOption = {
  readonly title: string;
  readonly required?: boolean;
  readonly type?: 'select' | 'radio' | 'checkbox' | 'multi';
  readonly selections: readonly {
    readonly sku: string;
    readonly qty?: number;
    readonly is_default?: boolean;
    readonly price?: number | null;
    readonly can_change_quantity?: boolean;
  }[];
};

/** A product in a few words; everything but the sku has a default. With variants, colours or sizes it is configurable. */
export type ShortProduct = Amounts & {
  readonly sku: string;
  readonly id?: number;
  readonly name?: string;
  readonly url_key?: string;
  readonly url_path?: string;
  readonly description?: string;
  readonly designer?: string;
  readonly type?: ProductTypeRecord;
  readonly special_from_date?: string | null;
  readonly special_to_date?: string | null;
  /** Pieces of each variant, or by sku of a variant. */
  readonly qty?: number | Readonly<Record<string, number>>;
  readonly colours?: readonly OptionName[];
  readonly sizes?: readonly OptionName[];
  readonly variants?: readonly ShortVariant[];
  readonly category_ids?: readonly number[];
  readonly created_at?: string;
  readonly status?: 1 | 2;
  readonly visibility?: 1 | 2 | 3 | 4;
  readonly tax_class_id?: number;
  readonly image?: string;
  /** More pictures, each of a colour. */
  readonly pictures?: readonly { readonly image: string; readonly colour: OptionName }[];
  readonly new?: boolean;
  readonly sale?: boolean;
  readonly rts_qty?: number;
  readonly rts_disclaimer?: string | null;
  readonly make_days?: number | null;
  readonly not_sent_to?: readonly string[];
  readonly celeb_image?: string | null;
  readonly product_tag?: string | null;
  readonly video_url?: string | null;
  readonly product_banner?: string | null;
  readonly gender?: OptionName;
  readonly category_product?: OptionName;
  readonly fabric?: OptionName;
  readonly country_of_origin?: OptionName;
  readonly links?: readonly ShortLink[];
  readonly bundle_options?: readonly ShortBundleOption[];
  readonly downloads?: readonly { readonly title: string; readonly price?: number; readonly sample_url?: string }[];
  /** For all groups. */
  /** Without a group a tier is for everybody. */
  readonly tier_prices?: readonly { readonly qty: number; readonly value: number; readonly group?: number }[];
};
