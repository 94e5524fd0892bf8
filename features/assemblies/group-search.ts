import { partLinksOf, partOf } from '#domain/catalog/part.ts';
import type { Product, Sku } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { defaultPicks } from '#domain/pricing/bundle-picks.ts';
import { bundlePrice, groupedPrice, oneOfEach } from '#domain/pricing/composed-price.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import type { FindPriceGroup } from '#domain/session/price-group.ts';
import type { Money } from '#domain/shared/money.ts';
import { withValue } from '#domain/shared/reply.ts';

/** What the group of everybody with an account pays for one piece; null where it pays what others do. */
export type GroupPrices = Map<Sku, Money | null>;

type Ports = {
  readonly search: SearchIndex;
  readonly products: { readonly all: () => readonly Product[] };
  readonly prices: GroupPrices;
  readonly market: () => Market;
  readonly findPriceGroup: FindPriceGroup;
};

/** A search in memory that answers a group its own prices, as the contract says in section 4. */
export function createGroupSearch({ search, products, prices, market, findPriceGroup }: Ports): SearchIndex {
  const lowered = (product: Product, price: Money | null): Product => {
    if (price === null || price >= priceOf(product.prices, market()).current) return product;
    const { india, us, others } = product.prices;
    return {
      ...product,
      prices: { us, others, india: { ...india, special: price }, specialFrom: null, specialTo: null },
    };
  };
  const forGroup = (product: Product): Product => lowered(product, sumOf(product) ?? prices.get(product.sku) ?? null);
  const sumOf = (product: Product): Money | null => {
    if (product.type !== 'grouped' && product.type !== 'bundle') return null;
    const simple = products.all().filter(({ type }) => type !== 'grouped' && type !== 'bundle');
    const parts = simple.map(forGroup).map(partOf);
    if (product.type === 'bundle')
      return bundlePrice(product.bundle, defaultPicks(product.bundle), parts, market()).current;
    return partLinksOf(product).length === 0 ? null : groupedPrice(parts, oneOfEach(product), market()).current;
  };
  return {
    ...search,
    products: async (query, signal) => {
      const isAsked = findPriceGroup() !== null;
      const reply = await search.products(query, signal);
      return withValue(reply, (found) => (isAsked ? { ...found, items: found.items.map(forGroup) } : found));
    },
  };
}
