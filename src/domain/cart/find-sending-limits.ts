import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import { partSkusOf } from '#domain/catalog/part.ts';
import { isShippable, type Product, type Sku } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { keyOf, pickedSkus } from './line-parts.ts';
import type { SendingLimit } from './sending-limits.ts';

/** What of the cart is not sent everywhere; null where the shop cannot be asked. */
export type FindSendingLimits = () => Promise<readonly SendingLimit[] | null>;

type Ports = { readonly cart: ReadonlyCell<Pick<Cart, 'lines'>>; readonly searchIndex: SearchIndex };

type Products = ReadonlyMap<Sku, Product>;

export function createFindSendingLimits({ cart, searchIndex }: Ports): FindSendingLimits {
  return async () => {
    const lines = cart.get().lines.filter(isShippable);
    const found = await findProducts(
      searchIndex,
      lines.flatMap(({ sku, parentSku }) => [sku, parentSku]),
    );
    const bundles = found?.filter(({ type }) => type === 'bundle') ?? [];
    const parts = await findProducts(searchIndex, bundles.flatMap(partSkusOf));
    if (!found || !parts) return null;
    const products = new Map([...parts, ...found].map((product) => [product.sku, product]));
    return lines.map((line) => limitOf(line, products)).filter(({ countries }) => countries.length > 0);
  };
}

/** A piece of a set is sent as its own product says, a variant as the one that has it, a bundle as what was chosen of it, too. */
function limitOf(line: CartLine, products: Products): SendingLimit {
  const product = products.get(line.sku) ?? products.get(line.parentSku);
  const chosen = pickedSkus(product?.bundle ?? [], line.parts).map((sku) => products.get(sku));
  const countries = [product, ...chosen].flatMap((each) => each?.notSentTo ?? []);
  return { key: keyOf(line), name: line.name, countries: [...new Set(countries)] };
}
