import { isShippable, type ProductType } from '../catalog/product.ts';

/**
 * Days in which goods may be sent back, of which `days` are the merchant's; null where none of them is sent: downloads
 * and hours of somebody's time cannot come back. The page of a product and the cart say this and nothing else.
 */
export function returnDaysOf(products: readonly { readonly type: ProductType }[], days: number): number | null {
  return products.some(isShippable) ? days : null;
}
