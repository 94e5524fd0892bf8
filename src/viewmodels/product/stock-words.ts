import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import { isShippable, type Product, type Variant } from '#domain/catalog/product.ts';
import { canBeSold, isOutOfStock } from '#domain/stock/availability.ts';
import { FEW } from '#domain/stock/few.ts';
import { commonMessages } from '../messages/common/en.ts';
import { productMessages } from '../messages/product/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** What the page says about the stock; `few` is worth a hurry, `none` cannot be bought now. */
export type StockWords = { readonly level: 'enough' | 'few' | 'none'; readonly text: string };

export type Chosen = {
  readonly product: Product;
  readonly variant: Variant | null;
  /** What can still be had before all is chosen. */
  readonly variants: readonly Variant[];
};

/** Of the chosen variant, of all that can still be chosen, or of a product that has none to choose from (CAT-024). */
export function stockWords({ product, variant, variants }: Chosen, messages: Messages): StockWords {
  const left = (variant ? [variant] : variants).filter(canBeSold);
  const hasChoice = product.variants.length > 0;
  const isInStock = variant ? product.stock.isInStock : !isOutOfStock(product);
  if (!isInStock || (hasChoice && left.length === 0))
    return { level: 'none', text: messages(commonMessages).outOfStock };
  const quantity = hasChoice ? left.reduce((sum, { stock }) => sum + stock.quantity, 0) : product.stock.quantity;
  const { inStock, available, onlyLeft } = messages(productMessages);
  if (quantity <= FEW) return { level: 'few', text: onlyLeft(quantity) };
  const isInStore = isShippable(product) && !daysToShip(product, variant);
  return { level: 'enough', text: isInStore ? inStock : available };
}

/** When it leaves the shop; `label` is null where the merchant's own text begins with it. */
export type DispatchWords = {
  readonly label: string | null;
  readonly text: string;
  /** Of the text; absent: the catalog's own, null: it is the shop's. */
  readonly language?: string | null;
};

type Sold = {
  readonly product: Pick<Product, 'readyToShip' | 'makeDays' | 'language'>;
  readonly variant: Pick<Variant, 'readyQuantity' | 'makeDays'> | null;
};

/**
 * That pieces ship at once, with what the merchant says of it (CAT-014), or in how many working days what is made to order does.
 * Null where nothing is known of what is chosen.
 */
export function dispatchWords({ product, variant }: Sold, messages: Messages): DispatchWords | null {
  const days = daysToShip(product, variant);
  if (days === null) return null;
  const { readyToShip: label, shipsToday, madeToOrder, shipsIn } = messages(productMessages);
  if (days > 0) return { label: madeToOrder, text: shipsIn(days), language: null };
  const said = product.readyToShip ?? '';
  const isSaid = said.toLowerCase().startsWith(label.toLowerCase());
  if (said === '') return { label, text: shipsToday, language: null };
  return { label: isSaid ? null : label, text: said, ...(product.language && { language: product.language }) };
}
