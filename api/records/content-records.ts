/** The plain source records of pages, banners, shops, reviews and size guides, in the words of the contract. */

export type BannerRecord = {
  /** The language that it is written in, where a store view has it in another than the catalog's own. */
  readonly language?: string;
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
  /** The language that it is written in, where a store view has it in another than the catalog's own. */
  readonly language?: string;
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
  /** The language that it is written in, where a store view has it in another than the catalog's own. */
  readonly language?: string;
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
  /** How the size that was taken fits; absent where its author did not say. */
  readonly fit?: Fit;
};

/** How a piece fits, by the size that was taken. */
export type Fit = 'small' | 'as_expected' | 'large';

/** What the approved reviews of a product that give stars say together. */
export type ReviewSummary = { readonly rating: number; readonly count: number };

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
  /** Who wears the pieces in the pictures, the height in centimetres; absent where nobody does. */
  readonly worn?: { readonly height: number; readonly size: string };
  readonly tables: readonly {
    readonly title: string;
    readonly unit: 'in' | 'cm';
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
};
