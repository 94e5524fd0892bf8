import { findProductIds, loadProducts } from '#api/catalog/load-products.ts';
import { isSellable } from '#api/catalog/stock-reply.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { lineReply } from './cart-replies.ts';
import { freeOptionsOf, type ProductOption } from './free-options.ts';
import { type Item, itemOf, variantSkuOf } from './line-item.ts';
import type { CartLine } from './load-cart.ts';
import { putTogether } from './put-together.ts';
import { type CartCall, groupOf } from './with-cart.ts';

type WantedLine = {
  readonly sku: string;
  readonly qty: number;
  readonly item_id?: string | number;
  readonly product_option?: ProductOption | null;
};

const NOT_AVAILABLE = refusal(422, 'Product that you are trying to add is not available.');

/** Adds a line or sets its quantity; absolute, so that a repeat changes nothing. Contract, POST /api/cart/update. */
export async function setLine(cartCall: CartCall): Promise<Outcome> {
  const { cartItem: wanted } = cartCall.call.body as { cartItem: WantedLine };
  const found = await findItem(cartCall, wanted);
  if (!found?.enabled) return NOT_AVAILABLE;
  const options = freeOptionsOf(wanted);
  const [item] = await putTogether(cartCall.db, [{ item: found, options }], groupOf(cartCall.call));
  if (!item) return INCOMPLETE;
  if (!cartCall.shop.allowOutOfStockInCart && !hasEnough(item, wanted.qty)) {
    return refusal(422, 'The requested qty is not available');
  }
  const line = await writeLine(cartCall, {
    item,
    qty: wanted.qty,
    options: JSON.stringify(options),
    item_id: wanted.item_id,
  });
  return success(lineReply(line, cartCall.cart, cartCall.question));
}

const INCOMPLETE = refusal(422, 'Please enter the options of the product');

function hasEnough({ stock }: Item, qty: number): boolean {
  return stock !== undefined && isSellable(stock) && stock.qty >= qty;
}

/** The sku of a variant, or of a configurable parent with the options that select one. */
async function findItem({ db, call }: CartCall, { sku, product_option: option }: WantedLine): Promise<Item | null> {
  const ids = await findProductIds(db, [sku]);
  const [product] = await loadProducts(db, [...ids.values()]);
  if (!product) return null;
  const chosen = option?.extension_attributes.configurable_item_options ?? [];
  const isParent = product.record.type_id === 'configurable' && product.record.sku === sku;
  const bought = isParent ? variantSkuOf(product.record, chosen) : sku;
  return bought === null ? null : itemOf(product, bought, groupOf(call));
}

type NewLine = Pick<CartLine, 'item' | 'qty' | 'options'> & { readonly item_id: string | number | undefined };

/** By item_id; else by sku and options; else a new line. A second line of the same kind is removed. */
async function writeLine({ db, cart, lines }: CartCall, { item, qty, options, item_id }: NewLine): Promise<CartLine> {
  const twin = lines.find((line) => line.item.sku === item.sku && line.options === options);
  const found = lines.find((line) => String(line.item_id) === String(item_id)) ?? twin;
  if (!found) {
    const values = { cart_id: cart.id, sku: item.sku, qty, options };
    const row = await db.insertInto('cart_lines').values(values).returning('item_id').executeTakeFirstOrThrow();
    return { item, qty, options, item_id: row.item_id };
  }
  if (twin && twin !== found) await db.deleteFrom('cart_lines').where('item_id', '=', twin.item_id).execute();
  await db
    .updateTable('cart_lines')
    .set({ sku: item.sku, qty, options })
    .where('item_id', '=', found.item_id)
    .execute();
  return { item, qty, options, item_id: found.item_id };
}

/** True also when there is no such line. Contract, POST /api/cart/delete. */
export async function removeLine(cartCall: CartCall): Promise<Outcome> {
  const { cartItem: unwanted } = cartCall.call.body as { cartItem: WantedLine };
  const { db, cart, lines } = cartCall;
  const item = await findItem(cartCall, unwanted);
  const options = JSON.stringify(freeOptionsOf(unwanted));
  const byId = lines.find((line) => String(line.item_id) === String(unwanted.item_id));
  const found = byId ?? lines.find((line) => line.item.sku === (item?.sku ?? unwanted.sku) && line.options === options);
  if (found) {
    await db.deleteFrom('cart_lines').where('cart_id', '=', cart.id).where('item_id', '=', found.item_id).execute();
  }
  return success(true);
}
