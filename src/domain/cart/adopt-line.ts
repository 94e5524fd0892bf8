import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import { type Product, pictureFor } from '#domain/catalog/product.ts';
import { type SearchIndex, searchQuery } from '#domain/catalog/search-query.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import type { CartLine } from './cart.ts';
import type { ShopsLine } from './cart-gateway.ts';

/** A line only the shop has, as a line of the own cart: fetched as a product where that is possible (CART-49). */
export type AdoptLine = (shops: ShopsLine) => Promise<CartLine>;

type Ports = { readonly search: SearchIndex; readonly market: () => Market; readonly rules: AddressRules };

export function createAdoptLine({ search, market, rules }: Ports): AdoptLine {
  return async (shops) => {
    const conditions = [{ field: 'sku', kind: 'is', value: shops.parentSku }] as const;
    const reply = await search.products(searchQuery({ conditions, size: 1 }));
    const product = reply.kind === 'ok' ? reply.value.items[0] : undefined;
    return product ? withProduct(plainLine(shops), product) : plainLine(shops);
  };

  function withProduct(line: CartLine, product: Product): CartLine {
    const variant = product.variants.find(({ sku }) => sku === line.sku) ?? null;
    return {
      ...line,
      name: product.name,
      designer: product.designer,
      productId: variant?.id ?? product.id,
      image: pictureFor(product, variant),
      address: productAddress(product, variant?.sku ?? null, rules),
      regularPrice: Math.max(line.price, priceOf((variant ?? product).prices, market()).regular),
    };
  }
}

function plainLine({
  id,
  cartId,
  sku,
  parentSku,
  pieces,
  name,
  price,
  type,
  image,
  options,
  parts,
}: ShopsLine): CartLine {
  return {
    sku,
    parentSku,
    productId: 0,
    type,
    name,
    designer: '',
    image,
    address: '',
    price,
    regularPrice: price,
    pieces,
    options,
    parts,
    shopsLine: { id, cartId, pieces },
    replaces: [],
    setback: null,
    stock: null,
  };
}
