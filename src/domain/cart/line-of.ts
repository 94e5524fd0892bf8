import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import { pictureFor } from '#domain/catalog/picture-for.ts';
import type { Choice, Product, Variant } from '#domain/catalog/product.ts';
import type { PriceTag } from '#domain/pricing/price-tag.ts';
import type { CartLine, LineOption } from './cart.ts';
import type { LinePart } from './line-parts.ts';

/** What a shopper wants to add: a product, the variant of it when it has variants, and the price seen. */
export type CartAddition = {
  readonly product: AddedProduct;
  readonly variant: Variant | null;
  readonly price: PriceTag;
  readonly address: string;
  readonly parts?: readonly LinePart[];
};

type AddedProduct = Pick<
  Product,
  'id' | 'sku' | 'parentSku' | 'type' | 'name' | 'designer' | 'image' | 'options' | 'error' | 'readyToShip' | 'makeDays'
>;

/** A new line for an addition. */
export function lineOf({ product, variant, price, address, parts = [] }: CartAddition, quantity: number): CartLine {
  return {
    sku: variant?.sku ?? product.sku,
    parentSku: product.parentSku,
    productId: variant?.id ?? product.id,
    type: product.type,
    name: product.name,
    designer: product.designer,
    image: pictureFor(product, variant),
    address,
    price: price.current,
    regularPrice: price.regular,
    ...(price.tiers && { tiers: price.tiers }),
    quantity,
    makeDays: daysToShip(product, variant),
    options: variant ? optionsOf(product, variant.choice) : [],
    parts,
    serverItem: null,
    replaces: [],
    rejection: null,
    stock: null,
  };
}

function optionsOf({ options }: AddedProduct, choice: Choice): readonly LineOption[] {
  return options.flatMap(({ attributeId, code, label, values }) => {
    const value = values.find(({ id }) => id === choice[code]);
    return value ? [{ attributeId, valueId: value.id, label, value: value.label }] : [];
  });
}
