import { readyQuantityOf } from './memory-goods.ts';
import type { CategorySpec, Days, Good, GoodVariant } from './world-facts.ts';

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
export function shortProductOf(good: Good): Readonly<Record<string, unknown>> {
  const optional = {
    us_price: good.usPrice,
    other_price: good.otherPrice,
    special_price: good.special,
    special_from_date: good.specialFrom,
    special_to_date: good.specialTo,
  };
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
    id: Number(good.sku.slice(1)) * 100,
    sku: good.sku,
    name: good.name,
    url_key: good.slug,
    url_path: good.path,
    designer: good.designer,
    price: good.price,
    status: good.status,
    visibility: good.visibility,
    ...(good.isTaxFree ? { tax_class_id: 0 } : {}),
    image: good.hasPicture ? PICTURE : NO_PICTURE,
    pictures: good.backs.map((colour) => ({ image: BACK_PICTURE, colour })),
    ...(good.fabric === '' ? {} : { fabric: good.fabric }),
    celeb_image: good.isWornInPublic ? WORN_PICTURE : null,
    product_banner: good.hasBanner ? BANNER : null,
    video_url: good.hasFilm ? FILM : null,
    product_tag: good.tag,
    category_ids: good.categoryIds,
    created_at: `${good.created}T00:00:00Z`,
    qty: good.quantity,
    tier_prices: tiersOf(good),
    ...compositionOf(good),
    rts_qty: good.isReadyToShip ? 5 : 0,
    rts_disclaimer: 'Ships in 2 days.',
    make_days: good.makeDays,
    ...(good.variants.length > 0 ? { variants: good.variants.map((variant) => shortVariantOf(good, variant)) } : {}),
  };
}

function tiersOf({ groupPrice, tiers }: Good) {
  const ofGroup = groupPrice === null ? [] : [{ qty: 1, value: groupPrice, group: GROUP }];
  return [...ofGroup, ...tiers.map(({ quantity, price }) => ({ qty: quantity, value: price }))];
}

/** What a set, a bundle or a download is made of. */
function compositionOf({ type, associated, successors, bundle, files }: Good) {
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
function shortVariantOf(good: Good, variant: GoodVariant) {
  const { color, size, price, quantity, isOn } = variant;
  const { sku, hasPicture, variants } = good;
  const [first, other] = COLOUR_PICTURES;
  const picture = color === variants[0]?.color ? first : other;
  return {
    sku: `${sku}-${color}-${size}`,
    colour: color,
    size,
    price,
    qty: quantity,
    status: isOn ? 1 : 2,
    rts_qty: readyQuantityOf(good, variant),
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
export function homeSectionsOf(titles: readonly string[], { sku }: Good, days?: Days) {
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
