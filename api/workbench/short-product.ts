import { amountOf, type BasisPoints, paiseOf, withoutTax, withTax } from '#api/money/paise.ts';
import { EVERYBODY } from '#api/money/tiers.ts';
import type { AttributeRecord } from '#api/records/catalog-records.ts';
import type { PriceRecord, ProductRecord, TierPriceRecord } from '#api/records/product-records.ts';
import { partsOf } from './short-parts.ts';
import type { Amounts, OptionName, ShortProduct } from './short-record.ts';
import { stockOfQty, type VariantWorld, variantsOf } from './short-variants.ts';

export type ProductWorld = {
  readonly id: number;
  readonly rate: BasisPoints;
  readonly attributes: readonly AttributeRecord[];
  /** RFC 3339. */
  readonly now: string;
  /** Categories with their ancestors. */
  readonly categoryIds: readonly number[];
};

const DEFAULT_PRICE = 1_120;
const DEFAULT_QTY = 10;
const DEFAULT_TAX_CLASS = 2;
const DEFAULT_IMAGE = '/r/t/rt-te-220.jpg';

export function taxClassOf({ tax_class_id = DEFAULT_TAX_CLASS }: ShortProduct): number {
  return tax_class_id;
}

/** The full record of a short one. */
export function recordOf(short: ShortProduct, world: ProductWorld): ProductRecord {
  const variants = variantsOf(short, variantWorld(short, world));
  const cheapest = variants.filter(({ status }) => status === 1).toSorted((one, other) => one.price - other.price)[0];
  const name = nameOf(short);
  const url_key = short.url_key ?? slugOf(`${name} ${short.sku}`);
  const image = short.image ?? DEFAULT_IMAGE;
  const isConfigurable = variants.length > 0;
  return {
    ...(cheapest ? pricesIn(cheapest) : pricesOf(short, short, world.rate)),
    ...shownOf(short, world),
    id: world.id,
    sku: short.sku,
    name,
    url_key,
    url_path: short.url_path ?? url_key,
    type_id: isConfigurable ? 'configurable' : (short.type ?? 'simple'),
    image,
    thumbnail: image,
    media_gallery: galleryOf(short, { image, name, attributes: world.attributes }),
    stock: stockOfQty(typeof short.qty === 'number' ? short.qty : DEFAULT_QTY),
    color: variants[0]?.color ?? optionId(world.attributes, 'color', short.colours?.[0]),
    size: isConfigurable ? null : optionId(world.attributes, 'size', short.sizes?.[0]),
    configurable_options: isConfigurable ? choicesOf(world, variants) : [],
    configurable_children: variants,
  };
}

type Shown = Pick<ProductWorld, 'attributes'> & { readonly image: string; readonly name: string };

/** Its picture, and those that show one of its colours. */
function galleryOf(
  { pictures = [] }: ShortProduct,
  { image, name, attributes }: Shown,
): ProductRecord['media_gallery'] {
  const own = { image, color: null };
  const ofColours = pictures.map((each) => ({ image: each.image, color: optionId(attributes, 'color', each.colour) }));
  return [own, ...ofColours].map((each, at) => ({ ...each, label: name, position: at + 1, video: null }));
}

function nameOf({ name, sku }: ShortProduct): string {
  return name ?? `Product ${sku}`;
}

function variantWorld(short: ShortProduct, { id, rate, attributes }: ProductWorld): VariantWorld {
  return {
    firstId: id + 1,
    name: nameOf(short),
    qty: DEFAULT_QTY,
    image: short.image ?? DEFAULT_IMAGE,
    tiers: tiersOf(short),
    pricesOf: (amounts) => pricesOf(amounts, short, rate),
    optionId: (code, option) => optionId(attributes, code, option) ?? 0,
    labelOf: (code, option) => labelOf(attributes, code, option),
  };
}

function pricesIn({ price, special_price, special_from_date, special_to_date, ...sets }: PriceRecord): PriceRecord {
  const { price_by_currency, special_price_by_currency, price_for_other, special_price_for_other } = sets;
  const india = { price, special_price, special_from_date, special_to_date };
  return { ...india, price_by_currency, special_price_by_currency, price_for_other, special_price_for_other };
}

/** A variant takes what it does not say from its product; the other price sets default to the Indian one. */
function pricesOf(own: Amounts, product: ShortProduct, rate: BasisPoints): PriceRecord {
  const { price = DEFAULT_PRICE, special_price = null, ...sets } = { ...product, ...own };
  return {
    price: netOf(price, rate),
    special_price,
    special_from_date: product.special_from_date ?? null,
    special_to_date: product.special_to_date ?? null,
    price_by_currency: sets.us_price ?? price,
    special_price_by_currency: sets.us_special_price ?? (sets.us_price === undefined ? special_price : null),
    price_for_other: sets.other_price ?? price,
    special_price_for_other: sets.other_special_price ?? (sets.other_price === undefined ? special_price : null),
  };
}

/** Prices are kept without tax, and not every amount is some net price with tax on it. */
function netOf(price: number, rate: BasisPoints): number {
  const net = withoutTax(paiseOf(price), rate);
  if (withTax(net, rate) !== paiseOf(price)) throw new RangeError(`No net price gives exactly ${price} with tax.`);
  return amountOf(net);
}

function tiersOf({ tier_prices = [] }: ShortProduct): readonly TierPriceRecord[] {
  return tier_prices.map(({ group = EVERYBODY, ...tier }) => ({ ...tier, customer_group_id: group }));
}

function shownOf(short: ShortProduct, { now, categoryIds, attributes }: ProductWorld) {
  return {
    description: short.description ?? `<p>${nameOf(short)}</p>`,
    designer: short.designer ?? 'Anjora',
    status: short.status ?? 1,
    visibility: short.visibility ?? 4,
    tax_class_id: taxClassOf(short),
    tier_prices: tiersOf(short),
    ...partsOf(short),
    created_at: short.created_at ?? now,
    updated_at: short.created_at ?? now,
    new: short.new ?? false,
    sale: short.sale ?? false,
    rts_qty: short.rts_qty ?? 0,
    rts_disclaimer: short.rts_disclaimer ?? null,
    make_days: short.make_days ?? null,
    ...(short.not_sent_to && { not_sent_to: short.not_sent_to }),
    celeb_image: short.celeb_image ?? null,
    product_banner: short.product_banner ?? null,
    video_url: short.video_url ?? null,
    product_tag: short.product_tag ?? null,
    gender: optionId(attributes, 'gender', short.gender) ?? 11,
    category_product: optionId(attributes, 'category_product', short.category_product) ?? 31,
    fabric: optionId(attributes, 'fabric', short.fabric) ?? 0,
    ...(short.country_of_origin !== undefined && {
      country_of_origin: optionId(attributes, 'country_of_origin', short.country_of_origin) ?? 0,
    }),
    category_ids: categoryIds,
  } as const;
}

function choicesOf({ attributes, id }: ProductWorld, variants: ProductRecord['configurable_children']) {
  const codes = ['color', 'size'] as const;
  return codes.map((code, at) => {
    const attribute = attributes.find(({ attribute_code }) => attribute_code === code);
    const values = [...new Set(variants.map((variant) => variant[code]))];
    return {
      id: id * 10 + at,
      attribute_id: attribute?.attribute_id ?? 0,
      attribute_code: code,
      label: attribute?.frontend_label ?? code,
      position: at,
      values: values.map((value_index) => ({ value_index, label: labelOf(attributes, code, value_index) })),
    };
  });
}

function optionsIn(attributes: readonly AttributeRecord[], code: string): AttributeRecord['options'] {
  return attributes.find(({ attribute_code }) => attribute_code === code)?.options ?? [];
}

/** Null without an option; an unknown one is a mistake of the test. */
function optionId(attributes: readonly AttributeRecord[], code: string, option: OptionName | undefined): number | null {
  if (option === undefined) return null;
  const found = optionsIn(attributes, code).find(({ value, label }) => value === String(option) || label === option);
  if (!found) throw new RangeError(`${code} has no option ${option}.`);
  return Number(found.value);
}

function labelOf(attributes: readonly AttributeRecord[], code: string, option: OptionName): string {
  const found = optionsIn(attributes, code).find(({ value, label }) => value === String(option) || label === option);
  return found?.label ?? String(option);
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
