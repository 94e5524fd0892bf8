import type { LoadedProduct } from '#api/catalog/load-products.ts';
import type { StockTable, StoredProduct } from '#api/database/catalog-tables.ts';
import type { BasisPoints, Paise } from '#api/money/paise.ts';
import { type TieredPrice, tiersFor } from '#api/money/tiers.ts';
import type { ChildRecord } from '#api/records/product-records.ts';

export type ChosenOption = {
  readonly option_id: string;
  readonly option_value: string;
  readonly label: string;
  readonly value: string;
};

/** Something that adds to the price of a line: so many pieces of a product, or an amount of its own. */
export type PricePart =
  | ({ readonly kind: 'product'; readonly qty: number } & TieredPrice)
  | { readonly kind: 'amount'; readonly amount: Paise; readonly qty: number };

/** So many pieces of something that has a stock of its own. */
export type Piece = Pick<StoredProduct, 'not_sent_to'> & { readonly sku: string; readonly qty: number };

/** What a sku stands for when it is bought: a simple product, one variant, or what was put together of a bundle. */
export type Item = TieredPrice & {
  readonly product: StoredProduct;
  readonly sku: string;
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly options: readonly ChosenOption[];
  /** Their sum is the price, where there are any. */
  readonly parts?: readonly PricePart[];
  /** What was put together, in words. */
  readonly contents?: readonly Pick<ChosenOption, 'label' | 'value'>[];
  /** What one of a bundle takes out of the stock of its products. */
  readonly pieces?: readonly Piece[];
  readonly stock: StockTable | undefined;
  /** Product and variant are both switched on. */
  readonly enabled: boolean;
};

/**
 * What a buyer of a group, or a guest (null), gets by a sku. Null when it cannot be bought: unknown, or a parent whose
 * children are bought.
 */
export function itemOf({ record, rate, stock }: LoadedProduct, sku: string, group: number | null): Item | null {
  const row = stock.find((each) => each.sku === sku);
  if (record.type_id === 'configurable') {
    const child = record.configurable_children.find((each) => each.sku === sku);
    return child ? variantOf(record, child, { rate, stock: row, group }) : null;
  }
  if (record.sku !== sku || record.type_id === 'grouped') return null;
  return {
    ...plainOf(record),
    product: record,
    prices: record,
    tiers: tiersFor(group, record.tier_prices),
    rate,
    options: [],
    stock: row,
    enabled: record.status === 1,
  };
}

function plainOf({ sku, id, name, image }: StoredProduct | ChildRecord) {
  return { sku, id, name, image };
}

type Bought = {
  readonly rate: BasisPoints;
  readonly stock: StockTable | undefined;
  readonly group: number | null;
};

function variantOf(product: StoredProduct, child: ChildRecord, { rate, stock, group }: Bought): Item {
  const enabled = product.status === 1 && child.status === 1;
  const tiers = tiersFor(group, child.tier_prices);
  const image = isPicture(child.image) ? child.image : product.image;
  const options = optionsOf(product, child);
  return { ...plainOf(child), image, product, prices: child, rate, tiers, stock, enabled, options };
}

/** The contract's word for a missing picture. */
function isPicture(path: string): boolean {
  return path !== '' && !path.includes('no_selection');
}

/** The options that lead to a variant, in the words the product shows. */
function optionsOf(product: StoredProduct, child: ChildRecord): readonly ChosenOption[] {
  return product.configurable_options.flatMap(({ attribute_id, attribute_code, label, values }) => {
    const chosen = values.find(({ value_index }) => value_index === child[attribute_code]);
    if (!chosen) return [];
    return [{ option_id: String(attribute_id), option_value: String(chosen.value_index), label, value: chosen.label }];
  });
}

/** The variant that options select of a configurable product; every option of the product must be chosen. */
export function variantSkuOf(
  product: StoredProduct,
  chosen: readonly Pick<ChosenOption, 'option_id' | 'option_value'>[],
): string | null {
  const picked = new Map(chosen.map(({ option_id, option_value }) => [option_id, option_value]));
  const child = product.configurable_children.find((each) =>
    product.configurable_options.every(
      (option) => picked.get(String(option.attribute_id)) === String(each[option.attribute_code]),
    ),
  );
  return child?.sku ?? null;
}
