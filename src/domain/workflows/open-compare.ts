import type { Attribute } from '#domain/catalog/attribute.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import type { LoadAttributes } from '#domain/catalog/load-attributes.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { renewedTile } from '#domain/listing/renewed-tile.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { Compared } from '#domain/lists/compared.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';

/** What the shop says of compared products: those it has of the skus that were asked for, and all attributes. */
export type Comparison = {
  readonly skus: readonly string[];
  readonly products: readonly Product[];
  readonly attributes: readonly Attribute[];
};

/** Looks at the compared pieces as the shop has them today; null while it cannot be asked. */
export type OpenCompare = () => Promise<Comparison | null>;

type Ports = {
  readonly compared: Cell<Compared>;
  readonly searchIndex: SearchIndex;
  readonly loadAttributes: LoadAttributes;
  readonly market: () => Market;
  readonly shopRules: TileRules;
};

export function createOpenCompare({ compared, searchIndex, loadAttributes, market, shopRules }: Ports): OpenCompare {
  return async () => {
    const skus = compared.get().map(({ sku }) => sku);
    const [products, attributes] = await Promise.all([findProducts(searchIndex, skus), loadAttributes()]);
    if (!products) return null;
    const renewed = renewedTile(products, { market: market(), rules: shopRules });
    compared.update((now) => now.map((tile) => (skus.includes(tile.sku) ? renewed(tile) : tile)));
    return attributes.length === 0 ? null : { skus, products, attributes };
  };
}
