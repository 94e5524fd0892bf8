import { skuOf } from '#domain/catalog/product.ts';
import { moneyOf } from '#domain/shared/money.ts';
import type { CartId, CartLine } from './cart.ts';
import type { ServerItem } from './cart-gateway.ts';

/** A cart line of a simple product named like its sku, a hundred rupees a piece. */
export function lineForTests(sku: string, quantity = 1, changes: Partial<CartLine> = {}): CartLine {
  return {
    sku: skuOf(sku),
    parentSku: skuOf(sku),
    productId: 7,
    type: 'simple',
    name: sku,
    designer: 'Anjora',
    image: '/a.jpg',
    address: `/${sku}`,
    price: moneyOf(100),
    regularPrice: moneyOf(100),
    quantity,
    makeDays: null,
    options: [],
    parts: [],
    serverItem: null,
    replaces: [],
    rejection: null,
    stock: null,
    ...changes,
  };
}

/** The server's item of the same product. */
export function serverItemForTests(sku: string, quantity: number, id: number, cart = 'cart-1'): ServerItem {
  const { parentSku, name, price, type, image, options, parts } = lineForTests(sku);
  return { id, cartId: cart as CartId, sku: skuOf(sku), parentSku, quantity, name, price, type, image, options, parts };
}
