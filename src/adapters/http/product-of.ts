import type { WireChild, WirePrices, WireProduct, WireStock } from '#adapters/wire/parse-product.ts';
import type { PriceSet, Prices, Product, ProductOption, Stock, Variant } from '#domain/catalog/product.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { compositionOf } from './composition-of.ts';
import { galleryOf } from './gallery-of.ts';
import type { LabelOf } from './option-labels.ts';
import { spokenIn } from './spoken-in.ts';
import { tiersOf } from './tiers-of.ts';

/**
 * A product in the shop's own words, for everybody or for a group of customers; `labelOf` names the values to choose that have no
 * label of their own.
 */
export function productOf(wire: WireProduct, labelOf: LabelOf, group?: number): Product {
  const options = optionsOf(wire, labelOf);
  return {
    id: wire.id,
    sku: skuOf(wire.sku),
    parentSku: skuOf(wire.parent_sku || wire.parentSku || wire.sku),
    type: wire.type_id,
    name: wire.name,
    slug: wire.slug || wire.url_key || slugOf(wire),
    urlPath: wire.url_path,
    designer: wire.designer,
    description: wire.description,
    status: wire.status,
    visibility: wire.visibility,
    prices: pricesOf(wire, group),
    taxClass: wire.tax_class_id,
    stock: stockOf(wire.stock),
    image: wire.image,
    gallery: galleryOf(wire),
    celebrityImage: wire.celeb_image ?? '',
    banner: wire.product_banner ?? '',
    options,
    variants: wire.configurable_children.items.map((child) => variantOf(child, options, group)),
    ...compositionOf(wire),
    attributes: wire.attributes,
    categoryIds: [...new Set([...wire.category_ids, ...wire.category.map(({ category_id }) => category_id)])],
    isNew: wire.new,
    isOnSale: wire.sale,
    tag: wire.product_tag,
    readyToShip: wire.rts === 1 ? (wire.rts_disclaimer ?? '') : null,
    makeDays: wire.make_days,
    ...(wire.not_sent_to?.length && { notSentTo: wire.not_sent_to }),
    createdAt: wire.created_at,
    error: null,
    rating: wire.review_summary && { average: wire.review_summary.rating, reviews: wire.review_summary.count },
    ...spokenIn(wire),
  };
}

type Sold = WirePrices & Pick<WireProduct, 'tier_prices'>;

/** The three price sets of the contract, section 4. */
function pricesOf(wire: Sold, group: number | undefined): Prices {
  const tiers = tiersOf(wire.tier_prices.items, group);
  return {
    india: {
      regular: moneyOf(wire.originalPriceInclTax ?? wire.priceInclTax ?? wire.price),
      special: moneyOf(wire.special_price ?? wire.specialPriceInclTax ?? 0),
    },
    us: priceSetOf(wire.price_by_currency, wire.special_price_by_currency),
    others: priceSetOf(wire.price_for_other, wire.special_price_for_other),
    specialFrom: wire.special_from_date,
    specialTo: wire.special_to_date,
    ...(tiers.length > 0 && { tiers }),
    ...taxOf(wire),
  };
}

/** The tax was worked out of the selling price, which stands beside it. */
function taxOf({ priceInclTax, tax }: WirePrices): Pick<Prices, 'tax'> {
  return priceInclTax === null || tax === null ? {} : { tax: { of: moneyOf(priceInclTax), amount: moneyOf(tax) } };
}

function priceSetOf(regular: number | null, special: number | null): PriceSet | null {
  return regular === null ? null : { regular: moneyOf(regular), special: moneyOf(special ?? 0) };
}

export function stockOf({ qty, is_in_stock, stock_status }: WireStock): Stock {
  return { quantity: qty, isInStock: is_in_stock, status: stock_status };
}

/** Values without a label are left out (CAT-027), and options without a value. */
function optionsOf({ configurable_options }: WireProduct, labelOf: LabelOf): readonly ProductOption[] {
  return configurable_options
    .map(({ attribute_id, attribute_code, label, values }) => ({
      attributeId: attribute_id,
      code: attribute_code,
      label,
      values: values
        .map((value) => ({
          id: value.value_index,
          label: value.label.trim() || labelOf(attribute_code, value.value_index),
          ...(value.own_label && { ownLabel: value.own_label.trim() }),
        }))
        .filter((value) => value.label !== ''),
    }))
    .filter(({ values }) => values.length > 0);
}

function variantOf(child: WireChild, options: readonly ProductOption[], group: number | undefined): Variant {
  return {
    id: child.id,
    sku: skuOf(child.sku),
    name: child.name,
    status: child.status,
    prices: pricesOf(child, group),
    stock: stockOf(child.stock),
    choice: choiceOf(child, options),
    image: child.image,
    readyQuantity: child.rts_qty,
    makeDays: child.make_days,
  };
}

function choiceOf({ attributes }: WireChild, options: readonly ProductOption[]): Variant['choice'] {
  return Object.fromEntries(
    options.flatMap(({ code }) => {
      const value = Object.hasOwn(attributes, code) ? attributes[code] : undefined;
      return value === undefined ? [] : [[code, value]];
    }),
  );
}

/** What the contract says to do without a slug and a url_key. */
function slugOf({ name, id }: WireProduct): string {
  const words = name.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `${words.replace(/^-|-$/g, '')}-${id}`;
}
