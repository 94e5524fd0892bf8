import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { MovingWishlist, OnWishlistPage, PressingHearts, Saving, UsingWishlist } from './saving.ts';
import type { Pages } from './service-pages.ts';

/** Presses hearts and looks into the wishlist, by their models. */
export function createServiceSaving(pages: Pages): Saving {
  return {
    ...pressingHearts(pages),
    ...usingWishlist(pages),
    ...movingWishlist(pages),
    ...onWishlistPage(pages),
  };
}

function pressingHearts(pages: Pages): PressingHearts {
  const { screens, settles } = pages;
  const { pressesHeart } = inWishlist(pages);
  return {
    async savesFromList(name) {
      await settles();
      const { category, marks } = screens();
      marks.toggle(named(category.list.cards, name).tile);
      await settles();
    },
    savesOpenProduct: () => pressesHeart(false),
    forgetsOpenProduct: () => pressesHeart(true),
  };
}

function usingWishlist(pages: Pages): Omit<UsingWishlist, keyof MovingWishlist> {
  const { opens, screens, settles } = pages;
  const { opensWishlist } = inWishlist(pages);
  return {
    async wishlist() {
      const cards = await opensWishlist();
      screens().wishlist.close();
      return cards.map(({ name, price }) => ({ name, price: price.current })).toReversed();
    },
    async takesOutOfWishlist(name) {
      const { sku } = named(await opensWishlist(), name);
      screens().wishlist.wishlist.remove(sku);
      await settles();
    },
    async wordsOfSaved(name) {
      const { sku } = named(await opensWishlist(), name);
      return screens().wishlist.wishlist.priceText(sku);
    },
    stockOfSaved: async (name) => screens().wishlist.wishlist.stockText(named(await opensWishlist(), name).sku),
    async wayToCart(name) {
      const card = named(await opensWishlist(), name);
      return screens().wishlist.wishlist.wayToCart(card);
    },
    async addsSaved(name) {
      const { wishlist } = screens();
      await wishlist.wishlist.add(named(await opensWishlist(), name));
      wishlist.close();
      await settles();
    },
    async choosesSaved(name) {
      const { wishlist } = screens();
      const card = named(await opensWishlist(), name);
      if (wishlist.wishlist.wayToCart(card) !== 'choose') throw new Error(`There is nothing to choose of "${name}".`);
      wishlist.close();
      await opens(card.address);
    },
  };
}

function movingWishlist(pages: Pages): MovingWishlist {
  const { screens, settles } = pages;
  const { opensWishlist } = inWishlist(pages);
  return {
    async movesWishlist() {
      await opensWishlist();
      const { wishlist } = screens().wishlist;
      if (!wishlist.canMoveAll) throw new Error('There is nothing to move together.');
      await wishlist.moveAll();
      await settles();
    },
    async movesWishlistBack() {
      screens().wishlist.wishlist.doing.undo();
      await settles();
    },
    newsOfWishlist: async () => screens().wishlist.wishlist.doing.words,
  };
}

function onWishlistPage(pages: Pages): OnWishlistPage {
  const { settles } = pages;
  const { onItsPage } = inWishlist(pages);
  return {
    wishlistPage: async () => (await onItsPage()).cards.map(({ name }) => name),
    async takesOutOnWishlistPage(name) {
      const wishlist = await onItsPage();
      wishlist.remove(named(wishlist.cards, name).sku);
      await settles();
    },
  };
}

function inWishlist(pages: Pages) {
  const { place, screens, settles, shows } = pages;
  return { onItsPage, opensWishlist, pressesHeart };

  async function pressesHeart(isWishlisted: boolean): Promise<void> {
    await settles();
    if (place() !== 'product') throw new Error('No product is open.');
    const { product, marks } = screens();
    if (marks.has(product.tile.sku) !== isWishlisted)
      throw new Error(`It is ${isWishlisted ? 'not ' : ''}on the wishlist already.`);
    marks.toggle(product.tile);
    await settles();
  }

  async function onItsPage() {
    await settles();
    if (shows() !== 'wishlist') throw new Error('The page of the wishlist is not open.');
    return screens().ownLists.pieces;
  }

  async function opensWishlist(): Promise<readonly ProductCard[]> {
    const { frame, wishlist } = screens();
    frame.openWishlist();
    void wishlist.wishlist.opened();
    await settles();
    return wishlist.wishlist.cards;
  }
}

function named(cards: readonly ProductCard[], name: string): ProductCard {
  const card = cards.find((each) => each.name === name);
  if (!card) throw new Error(`"${name}" is not there.`);
  return card;
}
