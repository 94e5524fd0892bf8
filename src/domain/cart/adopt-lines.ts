import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import { findProducts } from '#domain/catalog/find-products.ts';
import { pictureFor } from '#domain/catalog/picture-for.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import { eachPrice } from '#domain/pricing/tiers.ts';
import type { CartLine } from './cart.ts';
import type { ServerItem } from './cart-gateway.ts';

/** Lines only the shop has, as lines of the cart: fetched as products where that is possible, in one search (CART-49). */
export type AdoptLines = (shops: readonly ServerItem[]) => Promise<readonly CartLine[]>;

type Ports = { readonly searchIndex: SearchIndex; readonly market: () => Market; readonly shopRules: AddressRules };

export function createAdoptLines({ searchIndex, market, shopRules }: Ports): AdoptLines {
  return async (shops) => {
    const skus = shops.map(({ parentSku }) => parentSku);
    const products = new Map((await findProducts(searchIndex, skus))?.map((product) => [product.sku, product]));
    return shops.map((line) => {
      const product = products.get(line.parentSku);
      return product ? withProduct(plainLine(line), product) : plainLine(line);
    });
  };

  function withProduct(line: CartLine, product: Product): CartLine {
    const variant = product.variants.find(({ sku }) => sku === line.sku) ?? null;
    const tag = priceOf((variant ?? product).prices, market());
    const { regular, tiers } = tag;
    const isTiered = tiers && eachPrice({ ...line, price: tag.current, tiers }) === line.price;
    return {
      ...line,
      ...(isTiered && { price: tag.current, tiers }), // what the shop says of a line is for its pieces
      name: product.name,
      designer: product.designer,
      productId: variant?.id ?? product.id,
      makeDays: daysToShip(product, variant),
      image: pictureFor(product, variant),
      address: productAddress(product, variant?.sku ?? null, shopRules),
      regularPrice: regular > line.price ? regular : line.price,
    };
  }
}

function plainLine({
  id,
  cartId,
  sku,
  parentSku,
  quantity,
  name,
  price,
  type,
  image,
  options,
  parts,
}: ServerItem): CartLine {
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
    quantity,
    options,
    parts,
    serverItem: { id, cartId, quantity },
    replaces: [],
    rejection: null,
    stock: null,
  };
}
