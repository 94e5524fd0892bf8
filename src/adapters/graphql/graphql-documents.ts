import type { EntityType } from '#adapters/http/entity-types.ts';

/** What a type is asked for by: its query, what that may be given, and the fields that the shop reads. */
export type Entity = {
  readonly query: string;
  /** The arguments that the query takes besides its page, with their types. */
  readonly takes: Readonly<Record<string, string>>;
  readonly fields: string;
  /** What conditions go by where the schema lets others stand beside them; all have a name where it does not. */
  readonly filterNames?: readonly string[];
};

const text = { search: 'String' };

const groups = { groupId: 'Int', groupToken: 'String' };

const PRICES =
  'price originalPriceInclTax priceInclTax special_price special_from_date special_to_date price_by_currency ' +
  'special_price_by_currency price_for_other special_price_for_other specialPriceInclTax tax tax_class_id currency_code';

const DETAILS =
  'id sku parent_sku parentSku type_id name slug url_key url_path designer description status visibility ' +
  'stock{qty is_in_stock stock_status} image media_gallery celeb_image video_url product_banner new sale product_tag rts ' +
  'rts_disclaimer make_days not_sent_to created_at category_ids category review_summary{rating count}';

const CHOICES =
  'configurable_options configurable_children product_links bundle_options tier_prices ' +
  'downloadable_links{id title position price sample_url} color size gender category_product color_options size_options custom_attributes';

const NAMED =
  'id sku name designer type_id status visibility url_key url_path slug created_at category_ids category category_product ' +
  'color size gender rts discount price stock_is_in_stock configurable_children_sku category_name';

/** Each type in the words of the schema. Source: docs/api/schema.graphql. */
export const entities: Readonly<Record<EntityType, Entity>> = {
  product: {
    query: 'products',
    takes: {
      ...text,
      ...groups,
      filter: 'ProductFilterInput',
      sort: 'ProductSortInput',
      aggregations: '[AggregationInput!]',
    },
    fields: `${PRICES} ${DETAILS} ${CHOICES}`,
    filterNames: NAMED.split(' '),
  },
  category: {
    query: 'categories',
    takes: { ...text, filter: 'CategoryFilterInput', sort: 'CategorySortInput' },
    fields:
      'id parent_id name slug url_key url_path description image custom_image custom_image_mobile category_banner ' +
      'meta_title meta_description level path position is_active include_in_menu product_count',
  },
  attribute: {
    query: 'customAttributeMetadata',
    takes: { attributes: 'AttributeFilterInput' },
    fields:
      'attribute_code attribute_id frontend_label options{value label} default_value frontend_input is_comparable ' +
      'is_visible_on_front is_user_defined is_visible',
  },
  taxrule: {
    query: 'taxrule',
    takes: { filter: 'TaxRuleFilterInput' },
    fields: 'id code product_tax_class_ids rates{id code rate tax_country_id}',
  },
  cms_page: { query: 'cmsPages', takes: { ...text, filter: 'CmsFilterInput' }, fields: 'id identifier title' },
  cms_block: {
    query: 'cmsBlocks',
    takes: { ...text, filter: 'CmsFilterInput' },
    fields: 'id identifier title content store_id',
  },
  cms_hierarchy: {
    query: 'cmsHierarchies',
    takes: { filter: 'CmsHierarchyFilterInput' },
    fields: 'id parent_id page_id identifier label level',
  },
  review: {
    query: 'reviews',
    takes: { filter: 'ReviewFilterInput', sort: 'ReviewSortInput' },
    fields: 'id product_id review_status title detail nickname created_at ratings fit',
  },
};
