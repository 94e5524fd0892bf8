import type { CartLine } from '#domain/cart/cart.ts';
import {
  type Composition,
  type LinkKind,
  type Picture,
  type Prices,
  type Product,
  type ProductLink,
  type ProductOption,
  skuOf,
  type Variant,
} from '#domain/catalog/product.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { originIdsOf } from './memory-attributes.ts';
import type { ProductSpec, VariantSpec } from './world-facts.ts';

const COLOR = 93; // attribute ids of the demo catalog
const SIZE = 142;
const FIRST_VALUE = 100;
const VALUES = 100_000;

/** The product a scenario tells of, as the domain knows it. */
export function productOf(spec: ProductSpec): Product {
  const id = Number(spec.sku.slice(1));
  const sku = skuOf(spec.sku);
  const colors = [...new Set(spec.variants.map(({ color }) => color))];
  const sizes = [...new Set(spec.variants.map(({ size }) => size))];
  return {
    id,
    sku,
    parentSku: sku,
    type: spec.variants.length > 0 ? 'configurable' : spec.type,
    name: spec.name,
    slug: spec.slug,
    urlPath: spec.path,
    designer: spec.designer,
    description: '',
    status: spec.status,
    visibility: spec.visibility,
    prices: pricesOf(spec, spec.price),
    taxClass: spec.isTaxFree ? 0 : null,
    stock: { quantity: spec.quantity, isInStock: spec.isStockOn, status: spec.isStockOn ? 1 : 0 },
    image: spec.hasPicture ? `t/${spec.sku}.jpg` : 'no_selection',
    gallery: galleryOf(spec),
    celebrityImage: spec.isWornInPublic ? `t/${spec.sku}-worn.jpg` : '',
    banner: spec.hasBanner ? `t/${spec.sku}-banner.jpg` : '',
    options:
      spec.variants.length > 0 ? [option(COLOR, 'color', 'Color', colors), option(SIZE, 'size', 'Size', sizes)] : [],
    variants: spec.variants.map((variant, at) => variantOf(spec, variant, id * 100 + at)),
    attributes: attributesOf(spec),
    categoryIds: spec.categoryIds,
    isNew: false,
    isOnSale: false,
    tag: spec.tag,
    readyToShip: shipsAtOnce(spec) ? 'Ships in 2 days.' : null,
    ...sendingOf(spec),
    ...compositionOf(spec),
    createdAt: `${spec.created}T00:00:00Z`,
    error: null,
    rating: ratingOf(spec),
  };
}

function sendingOf({ makeDays, notSentTo }: ProductSpec): Pick<Product, 'makeDays' | 'notSentTo'> {
  return { ...(makeDays !== null && { makeDays }), ...(notSentTo.length > 0 && { notSentTo }) };
}

function galleryOf(spec: ProductSpec): Product['gallery'] {
  const { hasPicture, sku, name, backs } = spec;
  if (!hasPicture) return [];
  const behind = backs.map((colour) => ({ path: `t/${sku}-behind-${colour}.jpg`, alt: name, color: valueId(colour) }));
  return [{ path: `t/${sku}.jpg`, alt: name, ...filmOf(spec) }, ...behind];
}

function attributesOf(spec: ProductSpec): Product['attributes'] {
  const { fabric, origin } = spec;
  return {
    rts: [shipsAtOnce(spec) ? '1' : '0'],
    ...(fabric === '' ? {} : { fabric: [fabric] }),
    ...(origin === '' ? {} : { country_of_origin: originIdsOf(origin) }),
  };
}

const linkAs =
  (kind: LinkKind) =>
  (sku: string): ProductLink => ({ kind, type: 'simple', sku: skuOf(sku), quantity: 1 });

function compositionOf({ associated, successors, bundle, files }: ProductSpec): Composition {
  return {
    links: [...associated.map(linkAs('associated')), ...successors.map(linkAs('upsell'))],
    bundle: bundle.map(({ title, skus, flagged }, at) => ({
      id: at + 1,
      title,
      isRequired: true,
      takes: 'one',
      selections: skus.map((sku, place) => ({
        id: (at + 1) * 100 + place + 1,
        sku: skuOf(sku),
        quantity: 1,
        isDefault: flagged.includes(sku),
        price: null,
        canChangeQuantity: false,
      })),
    })),
    files: files.map(({ title, price }, at) => ({ id: at + 1, title, price: moneyOf(price), sample: null })),
  };
}

function option(attributeId: number, code: string, label: string, labels: readonly string[]): ProductOption {
  return { attributeId, code, label, values: labels.map((value) => ({ id: valueId(value), label: value })) };
}

/** The same for all products, so that a list can be narrowed by it; sizes keep their order. */
export function valueId(label: string): number {
  const size = ['XS', 'S', 'M', 'L', 'XL'].indexOf(label);
  if (size >= 0) return FIRST_VALUE + size;
  return [...label].reduce((id, letter) => (id * 31 + (letter.codePointAt(0) ?? 0)) % VALUES, 7);
}

/** Of a product that ships at once every variant does, unless it says how many. */
export function readyQuantityOf({ isReadyToShip }: ProductSpec, { ready, quantity }: VariantSpec): number {
  return ready ?? (isReadyToShip ? quantity : 0);
}

function shipsAtOnce(spec: ProductSpec): boolean {
  return spec.isReadyToShip || spec.variants.some((variant) => readyQuantityOf(spec, variant) > 0);
}

function variantOf(spec: ProductSpec, variant: VariantSpec, id: number): Variant {
  const { color, size, price, quantity, isOn } = variant;
  return {
    id,
    sku: skuOf(`${spec.sku}-${color}-${size}`),
    name: spec.name,
    status: isOn ? 1 : 2,
    prices: pricesOf(spec, price),
    stock: { quantity, isInStock: quantity > 0, status: quantity > 0 ? 1 : 0 },
    choice: { color: valueId(color), size: valueId(size) },
    image: spec.hasPicture ? `t/${spec.sku}-${color}.jpg` : 'no_selection',
    readyQuantity: readyQuantityOf(spec, variant),
    ...(variant.makeDays !== undefined && { makeDays: variant.makeDays }),
  };
}

function pricesOf(spec: ProductSpec, price: number): Prices {
  const { special, usPrice, otherPrice, specialFrom, specialTo, tiers } = spec;
  return {
    india: { regular: moneyOf(price), special: moneyOf(special ?? 0) },
    us: usPrice === null ? null : { regular: moneyOf(usPrice), special: nothing },
    others: otherPrice === null ? null : { regular: moneyOf(otherPrice), special: nothing },
    specialFrom,
    specialTo,
    ...(tiers.length > 0 && { tiers: tiers.map((tier) => ({ ...tier, price: moneyOf(tier.price) })) }),
  };
}

/** A line another device of the shopper put into the shop's cart. */
export function lineForShop(spec: ProductSpec, quantity: number): CartLine {
  const { sku, parentSku, id, name, designer, image, type } = productOf(spec);
  return {
    sku,
    parentSku,
    productId: id,
    type,
    name,
    designer,
    image,
    address: `/${spec.path}`,
    price: moneyOf(spec.price),
    regularPrice: moneyOf(spec.price),
    quantity,
    options: [],
    parts: [],
    serverItem: null,
    replaces: [],
    rejection: null,
    stock: null,
  };
}

function ratingOf({ stars }: ProductSpec): Product['rating'] {
  const sum = stars.reduce((all, each) => all + each, 0);
  return stars.length === 0 ? null : { average: sum / stars.length, reviews: stars.length };
}

function filmOf({ sku, name, hasFilm }: ProductSpec): Partial<Pick<Picture, 'video'>> {
  return hasFilm ? { video: { url: `/img/film/${sku}.webm`, title: name, captions: null, kind: 'file' } } : {};
}
