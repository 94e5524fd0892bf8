import { type Choice, isShown, type Product } from '#domain/catalog/product.ts';
import { type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { type Market, priceOfProduct } from '#domain/pricing/price-tag.ts';
import { majorOf, times } from '#domain/shared/money.ts';
import { canBeSold, isOutOfStock } from '#domain/stock/availability.ts';
import { type Tile, type TileRules, tileOf } from './tile.ts';

/** A choice that is sold out, and the category that its product lies deepest in. */
export type Missed = { readonly product: Product; readonly choice: Choice; readonly category: number };

/** The cards of what is like it and can be had, the nearest first; none where the shop does not answer. */
export type FindAlike = (missed: Missed) => Promise<readonly Tile[]>;

type Ports = { readonly searchIndex: SearchIndex; readonly market: () => Market; readonly shopRules: TileRules };

const MOST = 4;
const LOOKED_AT = 48;
const MOST_TIMES_THE_PRICE = 2;
const WORTH_OF_A_COLOUR = 0.25; // of the price: so much further from it is a piece of the same colour as near

export function createFindAlike({ searchIndex, market, shopRules }: Ports): FindAlike {
  return async (missed) => {
    const price = priceOfProduct(missed.product, market(), shopRules).current;
    const conditions = [
      { field: 'category_ids', kind: 'any-of', values: [missed.category] },
      { field: 'price', kind: 'priced', from: null, below: times(price, MOST_TIMES_THE_PRICE) },
    ] as const;
    const reply = await searchIndex.products(
      searchQuery({ conditions, size: LOOKED_AT, sort: 'stock.is_in_stock:desc' }),
    );
    if (reply.kind !== 'ok') return [];
    const { color } = missed.choice;
    return nearest(reply.value.items, missed, (product) =>
      majorOf(priceOfProduct(product, market(), shopRules).current),
    ).map((product) => tileOf(product, market(), shopRules, isHadIn(product, color) ? { color: [`${color}`] } : {}));
  };
}

/** What can be had of them, by how far their price is from that of what was missed, and whether they are of its colour. */
function nearest(
  found: readonly Product[],
  { product: missed, choice: { color } }: Missed,
  priceIn: (product: Product) => number,
): readonly Product[] {
  const wanted = priceIn(missed);
  const distance = (product: Product): number =>
    Math.abs(priceIn(product) - wanted) / wanted + (isHadIn(product, color) ? 0 : WORTH_OF_A_COLOUR);
  return found
    .filter((each) => each.parentSku !== missed.parentSku && isShown(each) && !isOutOfStock(each))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}

function isHadIn({ variants }: Product, color: number | undefined): boolean {
  return color !== undefined && variants.some((variant) => variant.choice['color'] === color && canBeSold(variant));
}
