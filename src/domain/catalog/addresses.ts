import type { Category } from './category.ts';
import type { Product, Sku } from './product.ts';

export type AddressRules = {
  /** Products and categories live at their url_path; on by default (CONF-55, the URL dispatcher). */
  readonly useUrlPaths: boolean;
};

type Addressed = Pick<Product, 'type' | 'sku' | 'parentSku' | 'slug' | 'urlPath'>;

/** The name of what an address leaves to choose. */
export const TO_CHOOSE = 'choose';

/** The page of a product (ROUTE-31, ROUTE-33). A product without a url_path keeps its /p/ address. */
export function productAddress(
  product: Addressed,
  variant: Sku | null,
  { useUrlPaths }: AddressRules,
  toChoose: readonly string[] = [],
): string {
  return useUrlPaths && product.urlPath ? pathAddress(product.urlPath) : variantAddress(product, variant, toChoose);
}

/**
 * The page of a product with a variant chosen (ROUTE-13, ROUTE-14, ROUTE-32), or shown while these options are left to
 * choose.
 */
export function variantAddress(product: Addressed, variant: Sku | null, toChoose: readonly string[] = []): string {
  const parts = ['p', product.parentSku || product.sku, product.slug];
  if (product.type === 'configurable' && variant) parts.push(variant);
  const query = toChoose.map((code) => `${TO_CHOOSE}=${encodeURIComponent(code)}`).join('&');
  return addressOf(parts) + (query && `?${query}`);
}

/** The page of a category (ROUTE-16, ROUTE-17). */
export function categoryAddress(category: Pick<Category, 'slug' | 'urlPath'>, { useUrlPaths }: AddressRules): string {
  return useUrlPaths && category.urlPath ? pathAddress(category.urlPath) : `/c/${encodeURIComponent(category.slug)}`;
}

/** A url_path is a merchant's text: as names between slashes it can lead nowhere but to a page of the shop. */
export function pathAddress(urlPath: string): string {
  return addressOf(urlPathOf(urlPath).split('/'));
}

function addressOf(names: readonly string[]): string {
  return `/${names.map((name) => encodeURIComponent(name.toWellFormed())).join('/')}`;
}

/** A path as the catalog knows it: no slashes around it, nothing behind a question mark (ROUTE-35). */
export function urlPathOf(path: string): string {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/');
  const isName = (part: string) => part !== '';
  return parts.slice(Math.max(parts.findIndex(isName), 0), parts.findLastIndex(isName) + 1).join('/');
}
