import type { CategoryRecord } from './catalog-records.ts';
import type { ChildRecord, ProductRecord } from './product-records.ts';

export const ROOT_CATEGORY = 2; // contract, section 6

export type CategoryPlace = {
  readonly category_id: number;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  readonly position: number;
};

type Ready = Pick<ProductRecord, 'rts_qty' | 'configurable_children'>;

/** Ready to ship: 1 when the product or any variant has pieces at hand. */
export function isReadyToShip({ rts_qty, configurable_children: children }: Ready): 0 | 1 {
  return rts_qty > 0 || children.some((child) => child.rts_qty > 0) ? 1 : 0;
}

/** Option ids over all variants, in their order; null when the product has no variants. */
export function optionsOver(product: ProductRecord, attribute: 'color' | 'size'): readonly number[] | null {
  if (product.type_id !== 'configurable') return null;
  return [...new Set(product.configurable_children.map((child) => child[attribute]))];
}

/** The categories a product is shown under: of a branch the deepest one only. */
export function placesOf(product: ProductRecord, categories: readonly CategoryRecord[]): readonly CategoryPlace[] {
  const own = categories.filter(({ id }) => product.category_ids.includes(id) && id !== ROOT_CATEGORY);
  const ancestors = new Set(own.flatMap(({ path }) => path.split('/').slice(0, -1).map(Number)));
  return own.filter(({ id }) => !ancestors.has(id)).map(placeOf);
}

function placeOf({ id, name, url_key, url_path, position }: CategoryRecord): CategoryPlace {
  return { category_id: id, name, slug: url_key, path: url_path, position };
}

/** What a variant can be found by. */
export const VARIANT_FACTS = ['id', 'sku', 'name', 'status', 'color', 'size', 'rts_qty', 'make_days'] as const;

function childFacts(child: ChildRecord): Record<string, unknown> {
  return Object.fromEntries(VARIANT_FACTS.map((name) => [name, child[name]]));
}

/** What filters and facets read of a product: short, and without anything that depends on the day or on stock. */
export function factsOf(product: ProductRecord, places: readonly CategoryPlace[]): Record<string, unknown> {
  const { description, media_gallery, product_links, configurable_options, tier_prices, stock, ...rest } = product;
  const { bundle_options, downloadable_links, ...plain } = rest;
  return {
    ...plain,
    parent_sku: product.sku,
    parentSku: product.sku,
    slug: product.url_key,
    rts: isReadyToShip(product),
    color_options: optionsOver(product, 'color') ?? [],
    size_options: optionsOver(product, 'size') ?? [],
    category: places,
    configurable_children: product.configurable_children.map(childFacts),
  };
}
