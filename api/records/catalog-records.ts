/** The plain source records of categories, attributes and taxes, in the words of the contract. */

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

/**
 * What people say for something that the catalog calls otherwise: `word` for words of its texts (sari: saree), `option`
 * for labels of its colours and of whom it is for (pink: Rose, Blush), `filler` for nothing at all (the). One to three words, spelled anyhow.
 */
export type SearchTermRecord = {
  readonly term: string;
  readonly kind: 'word' | 'option' | 'filler';
  readonly means: readonly string[];
};
