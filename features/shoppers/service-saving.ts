import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { Pages } from './service-pages.ts';
import type { Saving } from './shopper.ts';

/** Presses hearts and looks into the wishlist, by their models. */
export function createServiceSaving({ place, screens, settles }: Pages): Saving {
  return {
    async savesFromList(name) {
      await settles();
      const { category, marks } = screens();
      marks.toggle(named(category.list.cards, name).tile);
      await settles();
    },
    savesOpenProduct: () => pressesHeart(false),
    forgetsOpenProduct: () => pressesHeart(true),
    async wishlist() {
      const cards = await opensWishlist();
      screens().wishlist.close();
      return cards.map(({ name, price }) => ({ name, price: price.current })).toReversed();
    },
    async takesOutOfWishlist(name) {
      const { sku } = named(await opensWishlist(), name);
      screens().wishlist.remove(sku);
      await settles();
    },
  };

  async function pressesHeart(isWishlisted: boolean): Promise<void> {
    await settles();
    if (place() !== 'product') throw new Error('No product is open.');
    const { product, marks } = screens();
    if (marks.has(product.tile.sku) !== isWishlisted)
      throw new Error(`It is ${isWishlisted ? 'not ' : ''}on the wishlist already.`);
    marks.toggle(product.tile);
    await settles();
  }

  async function opensWishlist(): Promise<readonly ProductCard[]> {
    const { frame, wishlist } = screens();
    frame.openWishlist();
    wishlist.opened();
    await settles();
    return wishlist.cards;
  }
}

function named(cards: readonly ProductCard[], name: string): ProductCard {
  const card = cards.find((each) => each.name === name);
  if (!card) throw new Error(`"${name}" is not there.`);
  return card;
}
