import type { Product } from '#domain/catalog/product.ts';
import { tileOf } from '#domain/listing/tile.ts';
import { moneyOf, plus } from '#domain/shared/money.ts';
import { dearest, kurtaSet, longNamed, simplePieces, soldOut } from './pieces.ts';
import type { OpenPage } from './state.ts';

/** Three pieces are on the wishlist. */
export function saveSome(page: OpenPage): Promise<void> {
  return save(page, [kurtaSet, longNamed, dearest]);
}

/** And two more: one that is bought as it is, and one that is sold out. */
export function saveMore(page: OpenPage): Promise<void> {
  return save(page, [...simplePieces.slice(0, 1), soldOut, kurtaSet, longNamed, dearest]);
}

/** What was saved when it was dearer, beside what costs what it did. */
export async function saveReduced(page: OpenPage): Promise<void> {
  const [plain, ...others] = [kurtaSet, longNamed, dearest];
  const { price, ...tile } = tileOf(plain, page.market(), page.shopRules);
  await page.toggleWishlisted({ ...tile, price: { ...price, current: plus(price.current, moneyOf(2_500)) } });
  await save(page, others);
}

/** What has sold out since it was saved, what has come back, and what was and is there. */
export async function saveChanged(page: OpenPage): Promise<void> {
  const was = new Map([
    [soldOut, false],
    [kurtaSet, true],
    [longNamed, false],
  ]);
  for (const [product, isOutOfStock] of was)
    await page.toggleWishlisted({ ...tileOf(product, page.market(), page.shopRules), isOutOfStock });
}

/** A list that is shown by a link. */
export async function shareSome(page: OpenPage): Promise<void> {
  await saveSome(page);
  const expiresAt = page.clock.now() + 7_776_000_000;
  page.sharing.update(() => ({
    list: 'q7V0m1cXw5yD2kTnLr8BzA3eQpLmN4xy',
    secret: '4fJp9sQxH0uYb6gWc2NdKt1R',
    expiresAt,
  }));
}

/** Some pieces are in the wishlist, and one in each of two lists beside it, of which one is called as long as may be. */
export async function saveInLists(page: OpenPage): Promise<void> {
  await saveMore(page);
  const list = (id: string, name: string) => ({ id, name, sharing: null, isDeleted: false });
  page.namedLists.update(() => [list('diwali', 'Diwali'), list('wedding', 'For my sister’s wedding in Udaipur 2027')]);
  page.wishlist.update((now) => now.map((item, at) => (at < 2 ? { ...item, list: 'diwali' } : item)));
}

async function save(shop: OpenPage, products: readonly Product[]): Promise<void> {
  for (const product of products) {
    await shop.toggleWishlisted(tileOf(product, shop.market(), shop.shopRules));
  }
}
