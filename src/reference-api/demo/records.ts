/**
 * The plain source records of a catalogue, in the words of the contract (docs/api/openapi.yaml).
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

export type CategoryRecord = {
  readonly id: number;
  readonly parent_id: number;
  readonly name: string;
  /** Slug and url_key are one text. */
  readonly url_key: string;
  readonly url_path: string;
  /** HTML. */
  readonly description: string | null;
  readonly image: string | null;
  /** Wide and phone crops of the banner. */
  readonly custom_image: string | null;
  readonly custom_image_mobile: string | null;
  readonly category_banner: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly is_active: boolean;
  /** The root (id 2) has level 1. */
  readonly level: number;
  /** Ids from the tree root, as `1/2/3/304`. */
  readonly path: string;
  /** Sort key inside the parent. */
  readonly position: number;
  readonly include_in_menu: boolean;
};

export type AttributeOptionRecord = { readonly value: string; readonly label: string; readonly sort_order: number };

export type AttributeRecord = {
  readonly attribute_id: number;
  readonly attribute_code: string;
  readonly frontend_label: string;
  readonly options: readonly AttributeOptionRecord[];
  readonly default_value: string | null;
  readonly frontend_input: 'select' | 'multiselect' | 'boolean' | 'text' | 'price';
  readonly is_comparable: boolean;
  readonly is_visible_on_front: boolean;
  readonly is_user_defined: boolean;
  readonly is_visible: boolean;
};

type TaxRateRecord = {
  readonly id: number;
  readonly code: string;
  /** Percent. */
  readonly rate: number;
  readonly tax_country_id: string;
  readonly tax_region_id: number;
  readonly tax_postcode: string;
};

export type TaxRuleRecord = {
  readonly id: number;
  readonly code: string;
  readonly priority: number;
  readonly position: number;
  readonly calculate_subtotal: boolean;
  readonly customer_tax_class_ids: readonly number[];
  readonly product_tax_class_ids: readonly number[];
  readonly tax_rate_ids: readonly number[];
  readonly rates: readonly TaxRateRecord[];
};

export type BannerRecord = {
  readonly title: string;
  readonly subtitle?: string;
  readonly image: string;
  readonly image_mobile: string | null;
  /** Storefront path. */
  readonly link: string;
  readonly button_text: string | null;
  readonly sku: string | null;
};

export type HomeSectionRecord = {
  readonly id: number;
  readonly type: 'banner_slider' | 'product_slider' | 'category_grid' | 'celebrity' | 'html';
  readonly title: string;
  readonly subtitle: string | null;
  readonly position: number;
  readonly link: string | null;
  readonly banners?: readonly BannerRecord[];
  readonly category_id?: number | null;
  readonly category_name?: string | null;
  readonly skus?: readonly string[];
  readonly html?: string | null;
  /** When it stands there, as promo items say it (RFC 3339); absent is always. */
  readonly start_at?: string;
  readonly end_at?: string;
};

/** The banner files of a store view. */
export type PromotedOffersRecord = {
  readonly mainBanners: readonly BannerRecord[];
  readonly smallBanners: readonly BannerRecord[];
  readonly productBanners: readonly BannerRecord[];
};

/** A content page or block. */
export type CmsRecord = {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** 0 stands for every store view. */
  readonly store_id: number;
  readonly active: boolean;
  /** RFC 3339, UTC. */
  readonly creation_time: string;
  readonly update_time: string;
  /** Of pages alone. */
  readonly content_heading?: string | null;
  readonly meta_title?: string | null;
  readonly meta_description?: string | null;
  readonly meta_keywords?: string | null;
  readonly url_path?: string;
};

export type ContentEntity = { readonly type: 'cms_page' | 'cms_block'; readonly record: CmsRecord };

/** A place in the tree of content pages: a page, or a heading above some. */
export type ContentNodeRecord = {
  readonly id: number;
  readonly parent_id: number | null;
  /** Null for a heading. */
  readonly page_id: number | null;
  readonly identifier: string;
  readonly label: string;
  /** 1 for those at the top. */
  readonly level: number;
  readonly position: number;
  readonly request_url: string;
  /** Ids from the top down to this one, with slashes between. */
  readonly xpath: string;
  readonly store_id: number;
};

export type HeadImageRecord = { readonly image: BannerRecord };

/** What a store view shows instead of what the default one shows. */
export type StoreViewRecord = {
  readonly homeSections: readonly HomeSectionRecord[];
  readonly offers: PromotedOffersRecord;
  readonly headImage: HeadImageRecord;
};

/** A shop one can walk into. */
export type ShopRecord = {
  readonly id: number;
  readonly name: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  readonly country_id: string;
  readonly telephone: string;
  readonly email: string | null;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  readonly opening_hours: readonly { readonly days: string; readonly hours: string }[];
  readonly image: string | null;
  readonly services: readonly string[];
};

/** What a shopper said of a product. */
export type ReviewRecord = {
  readonly id: number;
  readonly product_id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly review_entity: 'product';
  /** 1 approved, 2 pending, 3 rejected. */
  readonly review_status: 1 | 2 | 3;
  readonly customer_id: null;
  /** RFC 3339, UTC. */
  readonly created_at: string;
  /** `value` from 1 to 5. */
  readonly ratings: readonly { readonly rating_name: string; readonly percent: number; readonly value: number }[];
};

/**
 * Holds for products of these kinds (category_product) and genders, both option ids, and of these houses, or of any.
 * The first one that holds for a product is its own.
 */
export type SizeGuideRecord = {
  readonly designers?: readonly string[];
  readonly kinds: readonly number[];
  readonly genders: readonly number[];
  /** Follows the name of the house. */
  readonly title: string;
  readonly image: string | null;
  /** HTML. */
  readonly notes: string | null;
  readonly tables: readonly {
    readonly title: string;
    readonly unit: 'in' | 'cm';
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
};

export type DemoCollection = {
  /** By store code, where a store view has its own. */
  readonly storeViews: Readonly<Record<string, StoreViewRecord>>;
  readonly shops: readonly ShopRecord[];
  readonly reviews: readonly ReviewRecord[];
  readonly sizeGuides: readonly SizeGuideRecord[];
  readonly headImage: HeadImageRecord;
  readonly contentEntities: readonly ContentEntity[];
  readonly contentNodes: readonly ContentNodeRecord[];
  readonly products: readonly ProductRecord[];
  readonly categories: readonly CategoryRecord[];
  readonly attributes: readonly AttributeRecord[];
  readonly taxRules: readonly TaxRuleRecord[];
  readonly homeSections: readonly HomeSectionRecord[];
  readonly offers: PromotedOffersRecord;
};
