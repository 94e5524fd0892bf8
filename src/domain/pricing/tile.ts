import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import { hasPicture, type Product } from '#domain/catalog/product.ts';
import { isOutOfStock } from '#domain/stock/availability.ts';
import { firstVariant } from '#domain/stock/choose-variant.ts';
import { type Market, type PriceTag, priceOfProduct } from './price-tag.ts';

/** A product as a list shows it: no more than the list needs, since it travels in the page. */
export type Tile = {
  readonly sku: string;
  readonly name: string;
  readonly designer: string;
  readonly address: string;
  readonly image: string;
  /** Another view of the piece; absent where there is none. */
  readonly secondImage?: string;
  readonly price: PriceTag;
  readonly colours: number;
  readonly isNew: boolean;
  readonly isOnSale: boolean;
  readonly isOutOfStock: boolean;
};

export type TileRules = AddressRules & { readonly listOutOfStockProducts: boolean };

export function tileOf(product: Product, market: Market, rules: TileRules): Tile {
  const variant = firstVariant(product, null, rules);
  const second = product.gallery[1];
  return {
    sku: product.sku,
    name: product.name,
    designer: product.designer,
    address: productAddress(product, variant?.sku ?? null, rules),
    image: product.image,
    ...(second && hasPicture(second.path) ? { secondImage: second.path } : {}),
    price: priceOfProduct(product, market),
    colours: product.options.find(({ code }) => code === 'color')?.values.length ?? 0,
    isNew: product.isNew,
    isOnSale: product.isOnSale,
    isOutOfStock: isOutOfStock(product),
  };
}
