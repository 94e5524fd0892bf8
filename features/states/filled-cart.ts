import { keyOf } from '#domain/cart/line-parts.ts';
import type { Product } from '#domain/catalog/product.ts';
import { noNotices } from '#domain/notices/notices.ts';
import { priceOfProduct } from '#domain/pricing/price-tag.ts';
import { minus, moneyOf } from '#domain/shared/money.ts';
import { collection, dearest, firstSkuOf, kurtaSet, longNamed } from './pieces.ts';
import type { OpenPage } from './state.ts';

/** Adds a piece as a shopper would, without the notice that follows. */
async function add(shop: OpenPage, product: Product, quantity: number): Promise<void> {
  const price = priceOfProduct(product, shop.market(), shop.shopRules);
  await shop.addToCart(
    { product, variant: product.variants[0] ?? null, price, address: `/${product.urlPath}` },
    `${quantity}`,
  );
  shop.notices.update(() => noNotices);
}

/** Three lines: one reduced, one with a long name, one of twelve and a half lakh. */
export async function fillCart(page: OpenPage): Promise<void> {
  await add(page, kurtaSet, 2);
  await add(page, longNamed, 1);
  await add(page, dearest, 1);
}

/** More lines than the minicart shows at once, 99 pieces of one of them. */
export async function fillCartToTheBrim(page: OpenPage): Promise<void> {
  for (const product of collection.slice(5, 13)) await add(page, product, 1);
  await add(page, kurtaSet, 99);
}

/** The whole cart waits for another day. */
export async function saveAllForLater(shop: OpenPage): Promise<void> {
  for (const line of shop.cart.get().lines) await shop.savedLines.save(keyOf(line));
}

/** The shop has run out of the first line since. */
export function runOut(shop: OpenPage): void {
  const gone = firstSkuOf(kurtaSet);
  shop.cart.update((cart) => ({
    ...cart,
    lines: cart.lines.map((line) =>
      line.sku === gone ? { ...line, stock: { level: 'out-of-stock', quantity: 0 } } : line,
    ),
  }));
}

/** Of the first line one piece is left, and the shop has refused more of the second; the third is there. */
export function runLow(shop: OpenPage): void {
  shop.cart.update((cart) => ({
    ...cart,
    lines: cart.lines.map((line, at) => ({
      ...line,
      stock: { level: 'in-stock', quantity: at === 2 ? 6 : 1 },
      rejection: at === 1 ? { kind: 'pieces', wanted: 9, left: 1 } : null,
    })),
  }));
}

/** What the shopper saw was a thousand rupees less, for the first line and in all. */
export function sawLess(shop: OpenPage): void {
  shop.cart.update((cart) => {
    if (cart.totals === null) return cart;
    const { value } = cart.totals;
    const lines = value.lines.map((line, at) =>
      at === 0 ? { ...line, total: minus(line.total, moneyOf(1_000)) } : line,
    );
    return {
      ...cart,
      totals: { ...cart.totals, value: { ...value, lines, grandTotal: minus(value.grandTotal, moneyOf(1_000)) } },
    };
  });
}
