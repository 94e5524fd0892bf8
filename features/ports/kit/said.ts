import type { Product, Variant } from '#domain/catalog/product.ts';
import { allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { answered } from '../answered.ts';
import type { ShopPorts } from '../shop-ports.ts';

/** What a visitor has in view of a sku: its product, and the variant unless it is the product's own. */
export type Sold = { readonly product: Product; readonly variant: Variant | null };

/** What a visitor has seen of a shop before a call is made. */
export type View = {
  readonly soldAs: (sku: string) => Sold | null;
  readonly nameOfCategory: (id: number) => string;
};

/** One call of the contract, as far as a port can make it. */
export type Said = View & {
  readonly ports: ShopPorts;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** Operations of the contract by their ids, each made through a port and answered in words of the contract. */
export type Calls = Readonly<Record<string, (call: Said) => Promise<Reply<unknown>>>>;

/** All that can be seen of a shop at this moment. */
export async function viewOf({ search }: ShopPorts): Promise<View> {
  const sold = new Map<string, Sold>();
  for (const product of answered(await search.products(searchQuery({ size: 4_000 }))).items) {
    sold.set(product.sku, { product, variant: null });
    for (const variant of product.variants) sold.set(variant.sku, { product, variant });
  }
  const categories = answered(await search.categories(allCategories)).items;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return { soldAs: (sku) => sold.get(sku) ?? null, nameOfCategory: (id) => names.get(id) ?? '' };
}
