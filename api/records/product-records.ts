/**
 * The plain source records of products, in the words of the contract (docs/api/openapi.yaml), as are those of categories,
 * attributes and taxes (catalog-records.ts) and of content (content-records.ts).
 *
 * Nothing here is derived. What follows from a record and the day it is read is worked out at reply time:
 * originalPriceInclTax, specialPriceInclTax, priceInclTax, tax, discount, rts, color_options, size_options, the category
 * list of a product, product and children counts of a category, aggregates.
 */

/** INR, major units, at most 2 decimals. `price` is without GST; every other amount is what the shopper pays. */
export type PriceRecord = {
  readonly price: number;
  readonly special_price: number | null;
  /** First day of the special price, inclusive, in Asia/Kolkata; null is open. */
  readonly special_from_date: string | null;
  readonly special_to_date: string | null;
  /** US price set. */
  readonly price_by_currency: number;
  readonly special_price_by_currency: number | null;
  /** Price set of every other country. */
  readonly price_for_other: number;
  readonly special_price_for_other: number | null;
};

/** Sellable means: switched on, pieces left, status 1. */
export type StockRecord = {
  readonly qty: number;
  readonly is_in_stock: boolean;
  readonly stock_status: 0 | 1;
};

export type TierPriceRecord = { readonly customer_group_id: number; readonly qty: number; readonly value: number };

type CustomAttributeRecord = { readonly attribute_code: string; readonly value: string };

/** A variant. Its `status` is 1, or 2 when it must not be shown or sold. */
export type ChildRecord = PriceRecord & {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly status: 1 | 2;
  readonly stock: StockRecord;
  readonly rts_qty: number;
  /** Working days until a piece that is made to order can leave; null as its product says. */
  readonly make_days: number | null;
  /** Option ids of the attributes color (93) and size (142). */
  readonly color: number;
  readonly size: number;
  readonly image: string;
  readonly custom_attributes: readonly CustomAttributeRecord[];
  readonly tier_prices: readonly TierPriceRecord[];
};

/** A film as the contract has a video, and its captions (WebVTT) beside it. Its kind is none that the contract names. */
export type VideoRecord = { readonly url: string; readonly title: string; readonly captions: string };

export type GalleryRecord = {
  readonly image: string;
  /** Alternative text. */
  readonly label: string;
  readonly position: number;
  /** Option id of the colour that it shows; null where no colour is chosen. */
  readonly color: number | null;
  /** Addresses without an origin: the reply puts the storefront's before them. */
  readonly video: VideoRecord | null;
};

export type ConfigurableOptionRecord = {
  readonly id: number;
  readonly attribute_id: number;
  readonly attribute_code: 'color' | 'size';
  readonly label: string;
  readonly position: number;
  readonly values: readonly { readonly value_index: number; readonly label: string }[];
};

export type ProductTypeRecord = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'downloadable' | 'virtual';

/** `associated` links are the parts of a grouped product, with the pieces that are offered at first. */
export type ProductLinkRecord = {
  readonly sku: string;
  readonly link_type: 'associated' | 'related' | 'upsell' | 'crosssell';
  readonly linked_product_type: ProductTypeRecord;
  readonly linked_product_sku: string;
  readonly position: number;
  readonly qty?: number;
};

/** One thing a shopper chooses of a bundle. A selection without a price costs what its product costs. */
export type BundleOptionRecord = {
  readonly option_id: number;
  readonly title: string;
  readonly required: boolean;
  /** `select` and `radio` take one selection, the others any number. */
  readonly type: 'select' | 'radio' | 'checkbox' | 'multi';
  readonly position: number;
  readonly sku: string;
  readonly product_links: readonly {
    readonly id: number;
    readonly sku: string;
    readonly option_id: number;
    readonly qty: number;
    readonly position: number;
    readonly is_default: boolean;
    readonly price: number | null;
    readonly can_change_quantity: boolean;
  }[];
};

/** A file of a downloadable product: bought by itself, on top of the price of the product. */
export type DownloadLinkRecord = {
  readonly id: number;
  readonly title: string;
  readonly position: number;
  /** INR, major units, tax included. */
  readonly price: number;
  /** Address of a free part of the file; null when there is none. */
  readonly sample_url: string | null;
};

/**
 * A product. A configurable one carries the price fields of its cheapest enabled child, and as stock and ready-to-ship
 * pieces the sum over its enabled children: both move with the children.
 */
export type ProductRecord = PriceRecord & {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  /** Slug and url_key are one text. */
  readonly url_key: string;
  readonly url_path: string;
  /** HTML: paragraphs, and a list of fabric, fit and care. */
  readonly description: string;
  readonly designer: string;
  readonly type_id: ProductTypeRecord;
  readonly image: string;
  readonly thumbnail: string;
  readonly media_gallery: readonly GalleryRecord[];
  readonly status: 1 | 2;
  readonly visibility: 1 | 2 | 3 | 4;
  readonly stock: StockRecord;
  /** GST class: matched against product_tax_class_ids of the tax rules. */
  readonly tax_class_id: number;
  readonly tier_prices: readonly TierPriceRecord[];
  readonly product_links: readonly ProductLinkRecord[];
  /** Of a bundle alone. */
  readonly bundle_options?: readonly BundleOptionRecord[];
  /** Of a downloadable product alone. */
  readonly downloadable_links?: readonly DownloadLinkRecord[];
  /** RFC 3339, UTC. */
  readonly created_at: string;
  readonly updated_at: string;
  readonly new: boolean;
  readonly sale: boolean;
  readonly rts_qty: number;
  readonly rts_disclaimer: string | null;
  /** Working days until a piece that is made to order can leave; null where nothing is said. */
  readonly make_days: number | null;
  /** Countries that it is not sent to, as ISO 3166-1 codes; missing where there are none. */
  readonly not_sent_to?: readonly string[];
  /** Option ids: where it was made, and how much of it is in the packet. */
  readonly country_of_origin?: number;
  readonly net_quantity?: number;
  /** Name and address of who made it, and of who brought it into the country. */
  readonly maker?: string;
  readonly importer?: string;
  readonly celeb_image: string | null;
  readonly product_banner: string | null;
  readonly video_url: string | null;
  readonly product_tag: string | null;
  /** Option ids. Colour and size are null where the attribute does not apply; a configurable has its first colour. */
  readonly gender: number;
  readonly category_product: number;
  readonly fabric: number | null;
  readonly color: number | null;
  readonly size: number | null;
  /** Every category that holds the product, ancestors and the root included. */
  readonly category_ids: readonly number[];
  readonly configurable_options: readonly ConfigurableOptionRecord[];
  /** Empty for every type but configurable. */
  readonly configurable_children: readonly ChildRecord[];
};
