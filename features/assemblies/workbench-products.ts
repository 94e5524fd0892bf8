import { readyQuantityOf } from './memory-products.ts';
import type { CategorySpec, Days, ProductSpec, VariantSpec } from './world-facts.ts';

/** Of everybody who has an account. */
const GROUP = 1;

const PICTURE = '/r/t/rt-te-220.jpg';
const NO_PICTURE = 'no_selection';
const WORN_PICTURE = '/v/r/vr-lh-2001-wine-worn.jpg';
const BANNER = '/v/r/vr-lh-2001-wine-banner.jpg';
const FILM = '/img/film/a/j/aj-ks-1042-indigo.webm';
const BACK_PICTURE = '/v/r/vr-lh-2001-wine-back.jpg';
const COLOUR_PICTURES = ['/a/j/aj-ks-1042-indigo.jpg', '/v/r/vr-lh-2001-wine.jpg'] as const;

/** A product as the workbench of the reference API takes it. */
export function shortProductOf(spec: ProductSpec): Readonly<Record<string, unknown>> {
  const optional = {
    us_price: spec.usPrice,
    other_price: spec.otherPrice,
    special_price: spec.special,
    special_from_date: spec.specialFrom,
    special_to_date: spec.specialTo,
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    id: Number(spec.sku.slice(1)) * 100,
    sku: spec.sku,
    name: spec.name,
    url_key: spec.slug,
    url_path: spec.path,
    designer: spec.designer,
    price: spec.price,
    status: spec.status,
    visibility: spec.visibility,
    ...(spec.isTaxFree ? { tax_class_id: 0 } : {}),
    image: spec.hasPicture ? PICTURE : NO_PICTURE,
    pictures: spec.backs.map((colour) => ({ image: BACK_PICTURE, colour })),
    ...(spec.fabric === '' ? {} : { fabric: spec.fabric }),
    ...(spec.origin === '' ? {} : { country_of_origin: spec.origin }),
    celeb_image: spec.isWornInPublic ? WORN_PICTURE : null,
    product_banner: spec.hasBanner ? BANNER : null,
    video_url: spec.hasFilm ? FILM : null,
    product_tag: spec.tag,
    category_ids: spec.categoryIds,
    created_at: `${spec.created}T00:00:00Z`,
    qty: spec.quantity,
    tier_prices: tiersOf(spec),
    ...compositionOf(spec),
    rts_qty: spec.isReadyToShip ? 5 : 0,
    rts_disclaimer: 'Ships in 2 days.',
    make_days: spec.makeDays,
    ...(spec.notSentTo.length > 0 && { not_sent_to: spec.notSentTo }),
    ...(spec.variants.length > 0 ? { variants: spec.variants.map((variant) => shortVariantOf(spec, variant)) } : {}),
  };
}

function tiersOf({ groupPrice, tiers }: ProductSpec) {
  const ofGroup = groupPrice === null ? [] : [{ qty: 1, value: groupPrice, group: GROUP }];
  return [...ofGroup, ...tiers.map(({ quantity, price }) => ({ qty: quantity, value: price }))];
}

/** What a set, a bundle or a download is made of. */
function compositionOf({ type, associated, successors, bundle, files }: ProductSpec) {
  return {
    ...(type === 'simple' ? {} : { type }),
    links: [
      ...associated.map((sku) => ({ link_type: 'associated', sku })),
      ...successors.map((sku) => ({ link_type: 'upsell', sku })),
    ],
    bundle_options: bundle.map(({ title, skus, flagged }) => ({
      title,
      selections: skus.map((sku) => ({ sku, is_default: flagged.includes(sku) })),
    })),
    downloads: files,
  };
}

/** Each colour has another picture than the product itself. */
function shortVariantOf(spec: ProductSpec, variant: VariantSpec) {
  const { color, size, price, quantity, isOn } = variant;
  const { sku, hasPicture, variants } = spec;
  const [first, other] = COLOUR_PICTURES;
  const picture = color === variants[0]?.color ? first : other;
  return {
    sku: `${sku}-${color}-${size}`,
    colour: color,
    size,
    price,
    qty: quantity,
    status: isOn ? 1 : 2,
    rts_qty: readyQuantityOf(spec, variant),
    make_days: variant.makeDays ?? null,
    image: hasPicture ? picture : NO_PICTURE,
  };
}

export function shortCategoryOf({ id, parentId, name, slug, path, isActive, isInMenu, title, ...spec }: CategorySpec) {
  return {
    id,
    parent_id: parentId,
    name,
    url_key: slug,
    url_path: path,
    is_active: isActive,
    include_in_menu: isInMenu,
    meta_title: title || null,
    category_banner: spec.hasBanner ? BANNER : null,
    position: id,
  };
}

/** Rows of the home page that show one product. */
export function homeSectionsOf(titles: readonly string[], { sku }: ProductSpec, days?: Days) {
  const window = days && { start_at: days.startsAt, end_at: days.endsAt };
  return titles.map((title, at) => ({
    id: at + 1,
    type: 'product_slider',
    title,
    position: at + 1,
    skus: [sku],
    ...(at === titles.length - 1 ? window : undefined),
  }));
}
