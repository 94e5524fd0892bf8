import {
  amount,
  checked,
  filled,
  flag,
  nullable,
  optional,
  type Parser,
  parsed,
  readable,
  shape,
  text,
  valueOrNull,
  whole,
} from '#adapters/wire/parser.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { type Compared, nothingCompared, withCompared } from '#domain/lists/compared.ts';
import { nothingViewed, type RecentlyViewed, withViewed } from '#domain/lists/recently-viewed.ts';
import { emptyWishlist, inList, type Wishlist, withWishlisted } from '#domain/lists/wishlist.ts';
import type { Money } from '#domain/shared/money.ts';
import { FEW } from '#domain/stock/few.ts';
import { tileNames } from './amount-names.ts';
import { fromKept } from './kept-form.ts';

const optionalText: Parser<string | undefined> = (input) => (input === undefined ? parsed(input) : text(input));

/** Of amounts that `fromKept` has read. */
export const storedTile = checked<Tile>(
  shape({
    sku: filled,
    name: text,
    designer: text,
    address: text,
    image: text,
    price: shape({ current: amount, regular: amount, discount: amount }),
    colours: amount,
    isNew: flag,
    isOnSale: flag,
    isOutOfStock: flag,
    rating: nullable(shape({ average: amount, reviews: amount })),
    secondImage: optionalText,
  }),
);

const savedAt = shape({
  price: amount as unknown as Parser<Money>,
  country: filled,
  isOutOfStock: optional<boolean | undefined>(flag, undefined),
});

const storedWishlist = readable(
  shape({
    tile: storedTile,
    savedAt: optional(nullable(savedAt), null),
    /** Nothing in what builds before it was kept have kept. */
    left: optional<number | undefined>(whole(1, FEW), undefined),
    /** What builds before named lists have kept says none: it is in the first. */
    list: optional<string | null>(filled, null),
  }),
);

/** The wishlist a device kept; null when it is none. A piece that cannot be read is left out, the others stay. */
export function readStoredWishlist(stored: unknown): Wishlist | null {
  const found = valueOrNull(storedWishlist, fromKept(stored, tileNames));
  if (!found) return null;
  const further = new Map(found.items.map(({ tile, list, left }) => [tile, { list, left }]));
  return found.items
    .reduce((all, { tile, savedAt }) => withWishlisted(all, tile, savedAt), emptyWishlist)
    .map((item) => {
      const { list = null, left } = further.get(item.tile) ?? {};
      return inList(left === undefined ? item : { ...item, left }, list);
    });
}

const storedCompared = readable(storedTile);

/** The pieces a device kept to compare; null when it is no list. What cannot be read is left out, and so are more than fit. */
export function readStoredCompared(stored: unknown): Compared | null {
  const found = valueOrNull(storedCompared, fromKept(stored, tileNames));
  return found ? found.items.reduce(withCompared, nothingCompared) : null;
}

const storedSkus = readable(filled);

/** What a device kept; null when it is no list. What is no sku is left out. */
export function readStoredViewed(stored: unknown): RecentlyViewed | null {
  const found = valueOrNull(storedSkus, stored);
  return found ? found.items.map(skuOf).toReversed().reduce(withViewed, nothingViewed) : null;
}
