import { type AddressRules, productAddress, variantAddress } from '#domain/catalog/addresses.ts';
import type { ChosenFilters } from '#domain/catalog/filters.ts';
import { pictureFor } from '#domain/catalog/picture-for.ts';
import { type Choice, hasPicture, type Product, type Rating, type Variant } from '#domain/catalog/product.ts';
import { type Market, type PriceTag, priceOfProduct } from '#domain/pricing/price-tag.ts';
import { isOutOfStock, type StockRules } from '#domain/stock/availability.ts';
import { firstVariant, optionsToChoose } from '#domain/stock/choose-variant.ts';

/** A product as a list shows it: no more than the list needs, since it travels in the page. */
export type Tile = {
  readonly sku: string;
  readonly name: string;
  readonly designer: string;
  readonly address: string;
  readonly image: string;
  readonly price: PriceTag;
  readonly colours: number;
  readonly isNew: boolean;
  readonly isOnSale: boolean;
  readonly isOutOfStock: boolean;
  /** Null where nobody has rated it; absent in what devices kept before cards told of it. */
  readonly rating?: Rating | null;
  /** Another view of the piece; absent where there is none. */
  readonly secondImage?: string;
};

export type TileRules = AddressRules & StockRules;

/** The card of a product; in a list that was narrowed it shows and opens the colour and size that were looked for. */
export function tileOf(product: Product, market: Market, rules: TileRules, chosen: ChosenFilters = {}): Tile {
  const wanted = wantedVariant(product, rules, chosen);
  const variant = wanted ?? firstVariant(product, null, rules);
  const image = pictureFor(product, wanted);
  const second = secondPicture(product, image);
  const toChoose = optionsToChoose(product, rules).filter((code) => !isLookedFor(code, chosen));
  return {
    sku: product.sku,
    name: product.name,
    designer: product.designer,
    address: wanted
      ? variantAddress(product, wanted.sku, toChoose)
      : productAddress(product, variant?.sku ?? null, rules, toChoose),
    image,
    price: priceOfProduct(product, market, rules),
    colours: product.options.find(({ code }) => code === 'color')?.values.length ?? 0,
    isNew: product.isNew,
    isOnSale: product.isOnSale,
    isOutOfStock: isOutOfStock(product),
    rating: product.rating,
    ...(second ? { secondImage: second } : {}), // last, so that lists of tiles travel as rows
  };
}

export type Listing = { readonly market: Market; readonly rules: TileRules; readonly chosen?: ChosenFilters };

/** The cards of a list, all of one moment: a special price that ends at midnight does so for all of them. */
export function tilesOf(products: readonly Product[], { market, rules, chosen }: Listing): readonly Tile[] {
  return products.map((product) => tileOf(product, market, rules, chosen));
}

/** Of several values that a list was narrowed by none is the one to buy. */
function isLookedFor(code: string, { size }: ChosenFilters): boolean {
  return code === 'size' && size?.length === 1;
}

/** Null where nothing was chosen that tells variants apart, and where no variant is available with it. */
function wantedVariant(product: Product, rules: TileRules, { color, size }: ChosenFilters): Variant | null {
  if (!color && !size) return null;
  const isWanted = (choice: Choice, code: string, ids?: readonly string[]) => ids?.includes(`${choice[code]}`) ?? true;
  const variants = product.variants.filter(
    ({ choice }) => isWanted(choice, 'color', color) && isWanted(choice, 'size', size),
  );
  return firstVariant({ ...product, variants }, null, rules);
}

/** What follows the picture in the gallery, unless that is another variant from its front or shows another colour. */
function secondPicture({ gallery, variants }: Product, image: string): string | null {
  const at = Math.max(
    0,
    gallery.findIndex(({ path }) => path === image),
  );
  const next = gallery[at + 1];
  if (!next || !hasPicture(next.path) || variants.some((variant) => variant.image === next.path)) return null;
  return next.color === undefined || next.color === gallery[at]?.color ? next.path : null;
}
