import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { TakeOutPieces } from '#domain/cart/take-out-pieces.ts';
import { isBoughtAsItIs, type Product } from '#domain/catalog/product.ts';
import { type Wishlist, type WishlistItem, withoutWishlisted, withReturnedItems } from '#domain/lists/wishlist.ts';
import type { CartNotice } from '#domain/notices/notices.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { someAtOnce } from '#domain/shared/some-at-once.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';

/** How many pieces came into the cart, and how many stay on the list, and why. */
export type WishlistMoved = {
  readonly moved: number;
  /** Nobody knows in which size or colour they are wanted. */
  readonly toChoose: number;
  readonly soldOut: number;
  /** The shop has no price of them, or has not said what they are. */
  readonly unsold: number;
  /** Whether the stock of a moved one could not be asked for. */
  readonly isStockUnsure: boolean;
  /** Puts back what was moved; of who has left meanwhile nothing. */
  readonly undo: () => Promise<void>;
};

/** Moves all of a list to the cart, as far as it is bought as it is; `products` is what the shop has of it. */
export type MoveWishlist = (products: readonly Product[], items: Wishlist) => Promise<WishlistMoved>;

type Ports = {
  readonly wishlist: Cell<Wishlist>;
  readonly cart: Pick<PersistedCell<Cart>, 'forgettings'>;
  readonly addToCart: AddToCart;
  readonly takeOutPieces: TakeOutPieces;
};

const ADDED_AT_ONCE = 6; // each asks for its stock, and a browser has as many connections

/** Each is in the cart before it leaves the list, so that it is never in neither of the two. */
export function createMoveWishlist({ wishlist, cart, addToCart, takeOutPieces }: Ports): MoveWishlist {
  return async (products, items) => {
    const person = cart.forgettings();
    const before = wishlist.get();
    const fates = new Map<WishlistItem, Fate>();
    await someAtOnce(items, ADDED_AT_ONCE, async (item) => {
      fates.set(item, await fateOf(item, { products, addToCart }));
    });
    const of = (...kinds: readonly Fate[]) => items.filter((item) => kinds.includes(fates.get(item) ?? 'unsold'));
    const moved = of('moved', 'moved-unsure');
    if (cart.forgettings() === person) wishlist.update((now) => moved.map(skuOfItem).reduce(withoutWishlisted, now));
    return {
      moved: moved.length,
      toChoose: of('to-choose').length,
      soldOut: of('sold-out').length,
      unsold: of('unsold').length,
      isStockUnsure: of('moved-unsure').length > 0,
      async undo() {
        if (cart.forgettings() !== person) return;
        wishlist.update((now) => withReturnedItems(now, moved, before));
        await takeOutPieces(moved.map(skuOfItem));
      },
    };
  };
}

type Fate = 'moved' | 'moved-unsure' | 'to-choose' | 'sold-out' | 'unsold';

const fatesByNotice: Readonly<Partial<Record<CartNotice['code'], Fate>>> = {
  'cart-added': 'moved',
  'cart-stock-unsure': 'moved-unsure',
  'cart-out-of-stock': 'sold-out',
};

type Adding = { readonly products: readonly Product[]; readonly addToCart: AddToCart };

/** What became of one piece, as the shop says it of any that is added; the list says it of all of them together. */
async function fateOf({ tile, qty }: WishlistItem, { products, addToCart }: Adding): Promise<Fate> {
  const { sku, price, address, isOutOfStock } = tile;
  const product = products.find((each) => each.sku === sku);
  if (isOutOfStock) return 'sold-out';
  if (!product) return 'unsold';
  if (!isBoughtAsItIs(product)) return 'to-choose';
  const told: CartNotice[] = [];
  await addToCart({ product, variant: null, price, address }, qty, (notice) => told.push(notice));
  return (told[0] && fatesByNotice[told[0].code]) ?? 'unsold';
}

/** Also the key of its line in the cart: nothing was chosen of it. */
function skuOfItem({ tile }: WishlistItem): string {
  return tile.sku;
}
