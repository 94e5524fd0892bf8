import type { CartLine } from '#domain/cart/cart.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { moneyOf } from '#domain/shared/money.ts';

/** A line as tests need one. */
export function lineForTests(name: string, further: Partial<CartLine> = {}): CartLine {
  return {
    sku: skuOf(name),
    parentSku: skuOf(name),
    productId: 1,
    type: 'simple',
    name,
    designer: 'Sitara',
    image: '/tee.jpg',
    address: '/p/tee/silk-tee',
    price: moneyOf(2_400),
    regularPrice: moneyOf(2_400),
    quantity: 1,
    options: [],
    parts: [],
    serverItem: null,
    replaces: [],
    rejection: null,
    stock: null,
    ...further,
  };
}
