import { reckoned } from '#api/contract-kit/money/totals.ts';
import type { Sku } from '#domain/catalog/product.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { priceOf } from '#domain/pricing/price-tag.ts';
import { type Money, moneyOf, paiseOf } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

const GST_PERCENT = 12; // tax rule 1 of the reference data

type Wanted = { readonly sku: Sku; readonly quantity: number };

/** What lines of the reference data must come to, as the contract kit works it out. */
export async function reckonedMoney(shop: ShopPorts, wanted: readonly Wanted[], couponPercent = 0) {
  const rate = shop.market().country === 'IN' ? GST_PERCENT : 0;
  const lines = await Promise.all(
    wanted.map(async ({ sku, quantity }) => ({
      sku,
      qty: quantity,
      price: paiseOf(await priceOfSku(shop, sku)),
      rate,
    })),
  );
  const { items, subtotal_incl_tax, discount_amount, tax_amount, grand_total } = reckoned(lines, couponPercent);
  return {
    subtotal: moneyOf(subtotal_incl_tax),
    discount: moneyOf(discount_amount),
    tax: moneyOf(tax_amount),
    total: moneyOf(grand_total),
    lines: items.map((item) => ({
      quantity: item.qty,
      price: moneyOf(item.price_incl_tax),
      net: moneyOf(item.price),
      total: moneyOf(item.row_total_incl_tax),
      discount: moneyOf(item.discount_amount),
    })),
  };
}

/** The price of a sku that is a product of its own or the variant of one. */
async function priceOfSku({ search, market }: ShopPorts, sku: Sku): Promise<Money> {
  for (const field of ['sku', 'configurable_children.sku']) {
    const found = answered(await search.products(searchQuery({ conditions: [{ field, kind: 'is', value: sku }] })));
    const [product] = found.items;
    if (product)
      return priceOf((product.variants.find((each) => each.sku === sku) ?? product).prices, market()).current;
  }
  throw new Error(`The shop does not sell ${sku}.`);
}
