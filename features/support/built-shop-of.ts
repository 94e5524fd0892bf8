import type { BuiltShop } from '../assemblies/built-shop.ts';
import type { ShopWorld } from './world.ts';

/** Throws in an assembly without a built shop. */
export function builtShopOf({ scenario: { builtShop } }: ShopWorld): BuiltShop {
  if (!builtShop) throw new Error('The example needs a built shop and a real browser: the tags @api and @page.');
  return builtShop;
}
