import type { PastLine } from '#domain/account/order-history.ts';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { type AddressRules, variantAddress } from '#domain/catalog/addresses.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { isAvailable, type StockRules } from '#domain/stock/availability.ts';

/**
 * `pieces`: how many went into the cart. `gone`: names of what can no longer be bought as it was. `failed`: the shop could not
 * be asked, and nothing was added.
 */
export type AgainOutcome =
  | { readonly kind: 'added'; readonly quantity: number; readonly gone: readonly string[] }
  | { readonly kind: 'failed' };

/** Puts what was ordered into the cart once more, as far as it can still be bought. */
export type OrderAgain = (lines: readonly PastLine[]) => Promise<AgainOutcome>;

type Ports = {
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly shopRules: StockRules & AddressRules;
  readonly addToCart: AddToCart;
};

export function createOrderAgain({ searchIndex, market, shopRules, addToCart }: Ports): OrderAgain {
  return async (lines) => {
    const products = await findProducts(
      searchIndex,
      lines.map(({ parentSku }) => parentSku),
    );
    if (products === null) return { kind: 'failed' };
    let quantity = 0;
    const gone: string[] = [];
    for (const line of lines) {
      if (await isAdded(line, products)) quantity += line.quantity;
      else gone.push(line.name);
    }
    return { kind: 'added', quantity, gone };
  };

  async function isAdded(line: PastLine, products: readonly Product[]): Promise<boolean> {
    const product = products.find(({ sku }) => sku === line.parentSku);
    if (!product || isPutTogether(product)) return false;
    const variant = product.variants.find(({ sku }) => sku === line.sku) ?? null;
    const isThere = variant === null ? product.sku === line.sku : isAvailable(variant, shopRules);
    if (!isThere) return false;
    const price = priceOf((variant ?? product).prices, market());
    const address = variantAddress(product, variant?.sku ?? null);
    return (await addToCart({ product, variant, price, address }, line.quantity)).kind === 'added';
  }
}

/** What was chosen of it is not told by an order, so it has to be chosen anew. */
function isPutTogether({ type }: Product): boolean {
  return type === 'bundle' || type === 'grouped' || type === 'downloadable';
}
