import type { ChildRecord, PriceRecord, ProductRecord, StockRecord } from '#api/records/product-records.ts';

/** The same numbers for the same seed. */
export type Random = {
  /** A whole number below `end`. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
  /** Some of a list, in its order; none, too. */
  some<T>(list: readonly T[]): readonly T[];
};

/** Marsaglia's xorshift. */
export function createRandom(seed: number): Random {
  let state = seed | 0 || 1;
  const below = (end: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % end;
  };
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new RangeError('There is nothing to pick from.');
    return found;
  };
  return { below, pick, some: (list) => list.filter(() => below(3) === 0) };
}

export const CATEGORIES = [2, 3, 4, 5, 6];
export const COLOURS = [49, 50, 51];
export const SIZES = [166, 167, 168];
export const DAYS = ['2026-11-01', '2026-11-10', '2026-11-20', '2026-11-30'];
export const GROUP = 7;
const NAMES = ['Silk Kurta', 'Silk Saree', 'Cotton Kurta', '50%_Off\\Shirt'];
/** Twice what others have, so that tiers, sales and plain prices meet, and one that no whole paise divide. */
const AMOUNTS = [0.01, 49.99, 50, 100, 150, 333.33, 1_000];

/** Any product that the rules of the shop allow, however odd. */
export function randomProduct(random: Random, id: number): ProductRecord {
  const type = random.pick(['simple', 'simple', 'configurable', 'grouped'] as const);
  const children = type === 'configurable' ? random.some([1, 2, 3]).map((at) => randomChild(random, id, at)) : [];
  return {
    ...PLAIN,
    ...pricesOf(random),
    id,
    sku: `S-${id}`,
    url_key: `s-${id}`,
    url_path: `s-${id}`,
    name: random.pick(NAMES),
    type_id: type,
    status: random.pick([1, 1, 2]),
    visibility: random.pick([1, 2, 3, 4]),
    stock: stockOf(random),
    tax_class_id: random.pick([0, 2]),
    tier_prices: type === 'simple' && random.below(3) === 0 ? tiersOf(random) : [],
    product_links: type === 'grouped' ? random.some([1, 2, 3]).map((part) => linkTo(id, part)) : [],
    created_at: `${random.pick(DAYS)}T00:00:00Z`,
    updated_at: `${random.pick(DAYS)}T00:00:00Z`,
    rts_qty: random.below(2),
    gender: random.pick([11, 12]),
    category_product: random.pick([21, 22, 23]),
    ...random.pick([{}, { country_of_origin: 301 }, { country_of_origin: 302 }]),
    color: random.pick([null, ...COLOURS]),
    size: random.pick([null, ...SIZES]),
    category_ids: random.some(CATEGORIES),
    configurable_children: children,
  };
}

function randomChild(random: Random, parent: number, at: number): ChildRecord {
  return {
    ...pricesOf(random),
    id: parent * 100 + at,
    sku: `S-${parent}-${at}`,
    name: 'Variant',
    status: random.pick([1, 1, 2]),
    stock: stockOf(random),
    rts_qty: random.below(2),
    make_days: null,
    color: random.pick(COLOURS),
    size: random.pick(SIZES),
    image: '/i.jpg',
    custom_attributes: [],
    tier_prices: [],
  };
}

function pricesOf(random: Random): PriceRecord {
  const special = () => random.pick([null, 0, ...AMOUNTS]);
  return {
    price: random.pick(AMOUNTS),
    special_price: special(),
    special_from_date: random.pick([null, ...DAYS]),
    special_to_date: random.pick([null, ...DAYS]),
    price_by_currency: random.pick(AMOUNTS),
    special_price_by_currency: special(),
    price_for_other: random.pick(AMOUNTS),
    special_price_for_other: special(),
  };
}

export function stockOf(random: Random): StockRecord {
  return { qty: random.below(3), is_in_stock: random.below(3) > 0, stock_status: random.pick([0, 1, 1]) };
}

function tiersOf(random: Random): ProductRecord['tier_prices'] {
  const tier = () => ({
    customer_group_id: random.pick([GROUP, 8, 32_000]),
    qty: random.pick([1, 2]),
    value: random.pick(AMOUNTS),
  });
  return [tier(), tier()];
}

function linkTo(id: number, part: number): ProductRecord['product_links'][number] {
  return {
    sku: `S-${id}`,
    link_type: 'associated',
    linked_product_type: 'simple',
    linked_product_sku: `S-${part}`,
    position: part,
  };
}

const PLAIN = {
  description: '',
  designer: '',
  image: '/i.jpg',
  thumbnail: '/i.jpg',
  media_gallery: [],
  new: false,
  sale: false,
  rts_disclaimer: null,
  make_days: null,
  celeb_image: null,
  product_banner: null,
  video_url: null,
  product_tag: null,
  fabric: null,
  configurable_options: [],
} as const satisfies Partial<ProductRecord>;
