import type { Cart } from '#domain/cart/cart.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import { isShippable, type Sku } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';

/** A piece of the cart, and the countries that it is not sent to. */
export type SendingLimit = { readonly name: string; readonly countries: readonly string[] };

/** What of the cart is not sent everywhere, each product once; nothing where the shop cannot be asked. */
export type FindSendingLimits = () => Promise<readonly SendingLimit[]>;

type Ports = { readonly cart: ReadonlyCell<Pick<Cart, 'lines'>>; readonly searchIndex: SearchIndex };

/** A piece of a set is sent as its own product says, a variant as the one that has it. */
export function createFindSendingLimits({ cart, searchIndex }: Ports): FindSendingLimits {
  return async () => {
    const lines = cart.get().lines.filter(isShippable);
    const skus = lines.flatMap(({ sku, parentSku }) => [sku, parentSku]);
    const products = new Map((await findProducts(searchIndex, skus))?.map((product) => [product.sku, product]));
    const limits = lines.map(({ sku, parentSku, name }): readonly [Sku, SendingLimit] => {
      const product = products.get(sku) ?? products.get(parentSku);
      return [product?.sku ?? sku, { name, countries: product?.notSentTo ?? [] }];
    });
    return [...new Map(limits).values()].filter(({ countries }) => countries.length > 0);
  };
}
