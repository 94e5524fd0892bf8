import type { CartLine } from '#domain/cart/cart.ts';
import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import { linePrice } from '#domain/cart/line-price.ts';
import type { Product, Sku } from '#domain/catalog/product.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { eachPrice } from '#domain/pricing/tiers.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { refused } from './memory-link.ts';
import { type MemoryProducts, needsParts, stockItemOf } from './memory-products.ts';

type Priced = Pick<ServerItem, 'sku' | 'price' | 'parts' | 'quantity'>;

/** What the fake shop sells to a cart, and for how much. */
export interface ShopAssortment {
  /** The line as the shop sells it (contract, cart/update). */
  sold(line: CartLine): Reply<CartLine>;
  /** The lines at the prices of this moment. */
  priced<T extends Priced>(lines: readonly T[]): readonly T[];
  putPrice(sku: Sku, price: Money): void;
}

type Options = { readonly products: MemoryProducts | null; readonly market: () => Market };

const notAvailable = refused(422, 'Product that you are trying to add is not available.');
const noParts = refused(422, 'Please enter the options of the product');

/** Tiers go by the pieces that one line buys (contract, section 4). */
function tieredOf(line: Priced, products: readonly Product[], market: Market): Money | null {
  const tag = linePrice(line, { products, parts: products }, market);
  return tag && eachPrice({ ...tag, price: tag.current, quantity: line.quantity });
}

/** A shop without products sells whatever is asked for, at the price of the line. */
export function createShopAssortment({ products, market }: Options): ShopAssortment {
  const prices = new Map<Sku, Money>();

  function priceOf(line: Priced): Money {
    return prices.get(line.sku) ?? tieredOf(line, products?.all() ?? [], market()) ?? line.price;
  }

  return {
    sold(line) {
      if (!products) return { kind: 'ok', value: line };
      const item = stockItemOf(products, line);
      if (!item) return notAvailable;
      const { product, variant } = item;
      if (needsParts(item) && line.parts.length === 0) return noParts;
      const { sku, name } = variant ?? product;
      return { kind: 'ok', value: { ...line, sku, name, parentSku: product.parentSku, type: product.type } };
    },
    priced: (lines) => lines.map((line) => ({ ...line, price: priceOf(line) })),
    putPrice: (sku, price) => void prices.set(sku, price),
  };
}
