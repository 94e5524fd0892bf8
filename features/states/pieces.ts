import { type Product, type Rating, type Sku, skuOf, type Variant } from '#domain/catalog/product.ts';
import { productOf } from '../assemblies/memory-products.ts';
import { productSpec } from '../support/product-spec.ts';
import { festiveWear } from './festive-wear.ts';
import type { Piece } from './piece.ts';

const SIZES = ['S', 'M', 'L', 'XL'];
const SHOTS = ['', '-detail'];

/** The category that every piece lies in. */
export const FESTIVE = 31;

const usual =
  '<p>Woven on a pit loom over eleven days and washed once, so that it falls softly from the first wearing.</p>' +
  '<p>Dry clean only. Keep it folded in muslin, away from light.</p>';

/** A product with its variants, as the domain knows it. */
function pieceOf(piece: Piece): Product {
  const { id, name, designer, price, special = 0, colors = ['Ivory'], sizes = SIZES, isSoldOut = false } = piece;
  const variants = colors.flatMap((color) =>
    sizes.map((size) => ({ color, size, price, quantity: isSoldOut ? 0 : 6, isOn: true })),
  );
  const told = productOf({
    ...productSpec(name, id),
    designer,
    price,
    variants,
    special,
    isStockOn: !isSoldOut,
    created: `2026-10-${String((id % 28) + 1).padStart(2, '0')}`,
    categoryIds: [FESTIVE],
  });
  return {
    ...pictured(told, piece.picture),
    description: piece.description ?? usual,
    isNew: piece.isNew ?? false,
    isOnSale: special > 0,
    tag: piece.tag ?? null,
    celebrityImage: piece.isSeenInPublic ? `${piece.picture}-worn.jpg` : '',
    banner: piece.isSeenInPublic ? `${piece.picture}-banner.jpg` : '',
    readyToShip: piece.readyToShip ?? null,
    makeDays: piece.makeDays ?? null,
    rating: piece.rating ?? null,
  };
}

/** The product in the pictures of a path without its ending; without one, the placeholder stands. */
export function pictured(product: Product, picture?: string): Product {
  const paths = picture ? SHOTS.map((shot) => `${picture}${shot}.jpg`) : [];
  const image = paths[0] ?? 'no_selection';
  return {
    ...product,
    description: usual,
    image,
    gallery: paths.map((path, at) => ({ path, alt: at === 0 ? product.name : '' })),
    variants: product.variants.map((variant) => ({ ...variant, image })),
  };
}

/** The variants with a change to each that a condition names. */
export function withVariants(product: Product, change: (variant: Variant) => Partial<Variant>): Product {
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, ...change(variant) })) };
}

export function firstSkuOf({ variants, sku }: Product): Sku {
  return variants[0]?.sku ?? sku;
}

const LONG =
  'The Monsoon Wedding Hand-Embroidered Chanderi Silk Anarkali with Gota Patti Border, Churidar and Organza Dupatta';

/** A kurta set with everything a product can have. */
export const kurtaSet = pieceOf({
  id: 501,
  name: 'Indigo Block Print Kurta Set',
  designer: 'Anjora',
  price: 11_200,
  special: 8_960,
  isNew: true,
  readyToShip: 'Leaves our studio within two working days.',
  picture: '/a/j/aj-ks-1042-indigo',
  colors: ['Indigo', 'Madder'],
});

/** 12,50,000 rupees, which the shop writes in groups of three (screens, section 6). */
export const dearest = pieceOf({
  id: 502,
  name: 'Gulmohar Bridal Lehenga',
  designer: 'Vaidehi Rana',
  price: 12_50_000,
  makeDays: 18,
  tag: 'Handmade',
  picture: '/v/r/vr-lh-2001-wine',
  colors: ['Wine'],
  isSeenInPublic: true,
});

export const soldOut = pieceOf({
  id: 503,
  name: 'Patola Ikat Saree',
  designer: 'Taan Baan',
  price: 57_300,
  isSoldOut: true,
  picture: '/t/b/tb-sr-4006-teal',
  colors: ['Teal'],
  sizes: ['One size'],
});

export const longNamed = pieceOf({
  id: 504,
  name: LONG,
  designer: 'Meher & Daughters of the Old Havelis of Lucknow',
  price: 26_800,
  special: 21_440,
  picture: '/m/d/md-an-3015-mist',
  colors: ['Mist'],
  rating: { average: 4.76, reviews: 1_248 },
});

export const pictureless = pieceOf({ id: 505, name: 'Organza Dupatta', designer: 'Meher', price: 6_900 });

/** A thank-you that costs nothing. */
export const free = pieceOf({
  id: 506,
  name: 'Muslin Keepsake Bag',
  designer: 'Anjora',
  price: 0,
  sizes: ['One size'],
});

/** Pieces without a choice, which sets are made of. */
export const simplePieces: readonly Product[] = [
  { name: 'Embroidered Juttis', price: 4_600, picture: '/s/t/st-jt-5041-wine' },
  { name: 'Brocade Potli', price: 5_400, picture: '/v/r/vr-pt-2070-wine' },
  { name: 'Temple Jhumkas', price: 4_200, picture: '/s/t/st-jh-5030-emerald' },
].map(({ name, price, picture }, at) =>
  pictured(productOf({ ...productSpec(name, 701 + at), designer: 'Sitara', price }), picture),
);

/** From few and many, one that is too few to be told, and nobody's. */
const RATINGS: readonly { readonly rating?: Rating }[] = [
  { rating: { average: 4.3, reviews: 12 } },
  {},
  { rating: { average: 3.67, reviews: 3 } },
  { rating: { average: 5, reviews: 2 } },
  { rating: { average: 4.81, reviews: 167 } },
];

/** What the shop of the fixtures sells: 32 pieces, so that a list has a second page. */
export const collection: readonly Product[] = [
  kurtaSet,
  dearest,
  soldOut,
  longNamed,
  pictureless,
  ...festiveWear.map((piece, at) => pieceOf({ ...piece, id: 600 + at, ...RATINGS[at % RATINGS.length] })),
];

/** A piece that is sold no more; another one took its place. */
export const withdrawnPiece: Product = {
  ...kurtaSet,
  id: 990,
  sku: skuOf('AJ-OLD-1'),
  parentSku: skuOf('AJ-OLD-1'),
  name: 'Old Longcoat',
  urlPath: 'women/old-longcoat',
  status: 2,
  variants: [],
  links: [{ kind: 'upsell', type: 'configurable', sku: kurtaSet.sku, quantity: 1 }],
};
