import type { StockTable, StoredProduct } from '#api/database/catalog-tables.ts';
import { amountOf, type BasisPoints, withoutTax } from '#api/money/paise.ts';
import { type PriceSet, priceOn } from '#api/money/price-set.ts';
import type { ReviewSummary } from '#api/records/content-records.ts';
import { isReadyToShip, optionsOver } from '#api/records/product-facts.ts';
import type { ChildRecord, PriceRecord } from '#api/records/product-records.ts';
import { stockReplyOf, stockSumOf } from './stock-reply.ts';

export type ReplyWorld = {
  readonly set: PriceSet;
  /** The store's day. */
  readonly today: string;
  readonly rate: BasisPoints;
  /** Where the storefront is; films lie below it. */
  readonly origin: string;
  /** Stock rows of the product. */
  readonly stock: readonly StockTable[];
  readonly reviews: ReviewSummary | null;
};

/** The price fields of the contract: all three sets; only `discount` depends on the country. */
function pricesOf(record: PriceRecord, { set, today, rate }: ReplyWorld) {
  const india = priceOn(record, { set: 'IN', today, rate });
  return {
    price: record.price,
    originalPrice: record.price,
    originalPriceInclTax: amountOf(india.regular),
    special_price: record.special_price ?? 0,
    specialPriceInclTax: amountOf(india.special),
    special_from_date: record.special_from_date,
    special_to_date: record.special_to_date,
    priceInclTax: amountOf(india.selling),
    tax: amountOf(india.selling - withoutTax(india.selling, rate)),
    discount: priceOn(record, { set, today, rate }).discount,
    price_by_currency: record.price_by_currency,
    special_price_by_currency: record.special_price_by_currency ?? 0,
    price_for_other: record.price_for_other,
    special_price_for_other: record.special_price_for_other ?? 0,
    currency_code: 'INR',
  };
}

/** What is answered of prices; the search knows each by a column (answered-columns.ts). */
export type AnsweredPrices = ReturnType<typeof pricesOf>;

function childReply(child: ChildRecord, world: ReplyWorld) {
  const row = world.stock.find(({ sku }) => sku === child.sku);
  return { ...child, ...pricesOf(child, world), stock: row ? stockReplyOf(row) : undefined };
}

function variantsOf(product: StoredProduct, world: ReplyWorld) {
  return {
    color_options: optionsOver(product, 'color'),
    size_options: optionsOver(product, 'size'),
    configurable_children: product.configurable_children.map((child) => childReply(child, world)),
  };
}

/** Addresses of films are absolute in the contract; those of this shop are kept without the origin, which may change. */
function filmsOf({ media_gallery, video_url }: StoredProduct, { origin }: ReplyWorld) {
  const absolute = (address: string): string => new URL(address, origin).href;
  return {
    media_gallery: media_gallery.map((entry) => ({
      ...entry,
      video: entry.video && {
        ...entry.video,
        url: absolute(entry.video.url),
        captions: absolute(entry.video.captions),
      },
    })),
    video_url: video_url && absolute(video_url),
  };
}

/** A product as the contract describes it. */
export function productReply(product: StoredProduct, world: ReplyWorld): Record<string, unknown> {
  const { color, size, configurable_children: _children, ...plain } = product;
  return {
    ...plain,
    ...filmsOf(product, world),
    ...pricesOf(product, world),
    parent_sku: product.sku,
    parentSku: product.sku,
    slug: product.url_key,
    stock: stockSumOf(product, world.stock),
    rts: isReadyToShip(product),
    ...(color === null ? {} : { color }),
    ...(size === null ? {} : { size }),
    ...(product.type_id === 'configurable' ? variantsOf(product, world) : {}),
    bundle_options: product.bundle_options ?? [],
    downloadable_links: product.downloadable_links ?? [],
    ...(world.reviews === null ? {} : { review_summary: world.reviews }),
    product_option: null,
    errors: {},
    info: {},
  };
}
