import type { Brand } from '#domain/shared/brand.ts';
import type { Day } from '#domain/shared/clock.ts';
import type { Money } from '#domain/shared/money.ts';
import type { AttributeValues } from './attribute.ts';
import type { InLanguage, OwnLabel } from './in-language.ts';
import type { Made } from './made.ts';

/** What can be sold: a simple product or one variant. */
export type Sku = Brand<string, 'Sku'>;

export function skuOf(text: string): Sku {
  return text as Sku;
}

export type ProductType = 'simple' | 'configurable' | 'grouped' | 'bundle' | 'downloadable' | 'virtual';

/** Whether a product is sent at all: services and files are not. */
export function isShippable({ type }: { readonly type: ProductType }): boolean {
  return type !== 'downloadable' && type !== 'virtual';
}

/** Whether nothing is to be chosen before it is bought: it has no variants and no parts. */
export function isBoughtAsItIs({ type }: { readonly type: ProductType }): boolean {
  return type === 'simple' || type === 'virtual';
}

/** What a piece costs from so many pieces on, in the Indian price set. */
export type TierPrice = { readonly quantity: number; readonly price: Money };

/** As the shopper pays them; `special` 0 means none. */
export type PriceSet = { readonly regular: Money; readonly special: Money };

/** The three price sets of the contract, section 4. A country without a set of its own is null. */
export type Prices = {
  readonly india: PriceSet;
  readonly us: PriceSet | null;
  readonly others: PriceSet | null;
  /** Both days are inclusive; null is open (PRICE-03). */
  readonly specialFrom: Day | null;
  readonly specialTo: Day | null;
  /** What several pieces cost, the fewest first; none where that is not said. */
  readonly tiers?: readonly TierPrice[];
  /** The tax within an amount of the Indian set, that of the moment when it was told; none where nobody said it. */
  readonly tax?: { readonly of: Money; readonly amount: Money };
};

export type TaxClass = number;
export type Stock = { readonly quantity: number; readonly isInStock: boolean; readonly status: number };

/** A film by its address: a file to be played, or the page of another site where it is. Captions are WebVTT. */
export type Video = {
  readonly url: string;
  readonly title: string;
  readonly captions: string | null;
  readonly kind: 'file' | 'page';
};

/** A picture by its path below the media base; '' when the API names none. Some stand for a film (CAT-009). */
export type Picture = {
  readonly path: string;
  readonly alt: string;
  readonly video?: Video;
  /** The value of the colour that it shows; none where it shows no colour in particular. */
  readonly color?: number;
};

/** One value of each option, by attribute code: `{ color: 49, size: 167 }`. */
export type Choice = Readonly<Record<string, number>>;

/** A size and colour one can buy. */
export type Variant = Made & {
  readonly id: number;
  readonly sku: Sku;
  readonly name: string;
  readonly status: number;
  readonly prices: Prices;
  readonly stock: Stock;
  readonly choice: Choice;
  readonly image: string;
  /** How many of it ship at once; null where the catalog says it of the product alone. */
  readonly readyQuantity: number | null;
};

export type OptionValue = OwnLabel & { readonly id: number; readonly label: string };

/** Something a shopper chooses, such as the colour; values without a label are left out (CAT-027). */
export type ProductOption = {
  readonly attributeId: number;
  readonly code: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
};

export type LinkKind = 'associated' | 'related' | 'upsell' | 'crosssell';

/** Another product this one leads to; an associated one is a part of a grouped product, `pieces` of it at first. */
export type ProductLink = {
  readonly kind: LinkKind;
  readonly type: ProductType;
  readonly sku: Sku;
  readonly quantity: number;
};

/** One of the things an option of a bundle offers. `price` is for a piece, null when its product's price counts. */
export type BundleSelection = {
  readonly id: number;
  readonly sku: Sku;
  readonly quantity: number;
  readonly isDefault: boolean;
  readonly price: Money | null;
  readonly canChangeQuantity: boolean;
};

export type BundleOption = {
  readonly id: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly takes: 'one' | 'many';
  readonly selections: readonly BundleSelection[];
};

/** A file of a download: its price is added to the product's; `sample` is the address of a free part. */
export type DownloadFile = {
  readonly id: number;
  readonly title: string;
  readonly price: Money;
  readonly sample: string | null;
};

/** What a product is linked to and made up of. */
export type Composition = {
  readonly links: readonly ProductLink[];
  readonly bundle: readonly BundleOption[];
  readonly files: readonly DownloadFile[];
};

/** What reviewers gave it: the average of their stars, from 1 to 5, and how many of them there are. */
export type Rating = { readonly average: number; readonly reviews: number };

export type Product = Composition &
  InLanguage &
  Made & {
    readonly id: number;
    readonly sku: Sku;
    readonly parentSku: Sku;
    readonly type: ProductType;
    readonly name: string;
    readonly slug: string;
    readonly urlPath: string;
    readonly designer: string;
    /** HTML of the merchant; shown as text without its tags. */
    readonly description: string;
    readonly status: number;
    readonly visibility: number;
    readonly prices: Prices;
    /** By which it is taxed in India; 0 is not at all, null where the catalog does not say. */
    readonly taxClass: TaxClass | null;
    readonly stock: Stock;
    readonly image: string;
    readonly gallery: readonly Picture[];
    /** Paths of how it was worn in public and of its banner; '' when there is none (CAT-015). */
    readonly celebrityImage: string;
    readonly banner: string;
    readonly options: readonly ProductOption[];
    readonly variants: readonly Variant[];
    readonly attributes: AttributeValues;
    readonly categoryIds: readonly number[];
    readonly isNew: boolean;
    readonly isOnSale: boolean;
    readonly tag: string | null;
    /** What the merchant says of pieces that ship at once, '' when nothing; null when none do (CAT-014). */
    readonly readyToShip: string | null;
    /** Countries that it is not sent to, as ISO 3166-1 codes; missing where there are none. */
    readonly notSentTo?: readonly string[];
    readonly createdAt: string;
    /** Why it cannot be bought, such as that no variant is available (STOCK-12); null when it can (CAT-022). */
    readonly error: 'no-variants' | null;
    /** Null where nobody has rated it, and where the shop does not tell. */
    readonly rating: Rating | null;
  };

const DISABLED_FROM = 2; // specification §4, availability
const HIDDEN = 1;

/** A product that must not be shown on its own (STOCK-10, STOCK-11). */
export function isShown({ status, visibility }: Pick<Product, 'status' | 'visibility'>): boolean {
  return status < DISABLED_FROM && visibility !== HIDDEN;
}

/** A variant the merchant switched off (STOCK-01). */
export function isEnabled({ status }: Pick<Variant, 'status'>): boolean {
  return status < DISABLED_FROM;
}

/** An image path the merchant left empty shows the placeholder (CAT-097). */
export function hasPicture(path: string): boolean {
  return path !== '' && !path.includes('no_selection');
}
