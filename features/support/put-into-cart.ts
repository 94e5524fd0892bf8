import type { ShopWorld } from './world.ts';

/** Opens the page of a product and adds it, as often as `typed` says. */
export async function putIntoCart(world: ShopWorld, name: string, typed?: string): Promise<void> {
  const { sku, slug } = world.product(name);
  await world.shopper.opens(`/p/${sku}/${slug}`);
  await world.shopper.adds(typed);
  await world.shopper.settles();
}
