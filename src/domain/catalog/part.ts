import type { Product, Sku } from './product.ts';

/** What is needed of a product to offer it as a part of another one and to put it into the cart. */
export type Part = Pick<
  Product,
  | 'id'
  | 'sku'
  | 'parentSku'
  | 'type'
  | 'name'
  | 'slug'
  | 'urlPath'
  | 'designer'
  | 'image'
  | 'status'
  | 'prices'
  | 'stock'
  | 'options'
  | 'variants'
  | 'readyToShip'
  | 'makeDays'
  | 'error'
>;

/** No more than a page needs: it travels there with every part. */
export function partOf(product: Product): Part {
  const { id, sku, parentSku, type, name, slug, urlPath, designer, image, status, prices, stock, error } = product;
  const { readyToShip, makeDays = null } = product;
  const plain = { options: [], variants: [], readyToShip, makeDays };
  return { id, sku, parentSku, type, name, slug, urlPath, designer, image, status, prices, stock, error, ...plain };
}

/** The links of a grouped product that count: its associated simple products (PRICE-16). */
export function partLinksOf({ links }: Pick<Product, 'links'>): Product['links'] {
  return links.filter(({ kind, type }) => kind === 'associated' && type === 'simple');
}

/** The products a grouped product or a bundle is made of, each once; none for any other. */
export function partSkusOf(product: Pick<Product, 'type' | 'links' | 'bundle'>): readonly Sku[] {
  if (product.type === 'grouped') return [...new Set(partLinksOf(product).map(({ sku }) => sku))];
  if (product.type !== 'bundle') return [];
  return [...new Set(product.bundle.flatMap(({ selections }) => selections.map(({ sku }) => sku)))];
}

/** Without what was not found: a link that leads nowhere takes nothing down with it (CAT-107). */
export function withPartsFound(product: Product, parts: readonly Part[]): Product {
  const isFound = ({ sku }: { readonly sku: Sku }): boolean => parts.some((part) => part.sku === sku);
  if (product.type === 'grouped') return { ...product, links: product.links.filter(isLeft(isFound)) };
  const bundle = product.bundle.map((option) => ({ ...option, selections: option.selections.filter(isFound) }));
  return { ...product, bundle };
}

/** Links that are no parts, such as related products, stay. */
function isLeft(isFound: (link: Product['links'][number]) => boolean) {
  return (link: Product['links'][number]): boolean => link.kind !== 'associated' || isFound(link);
}
