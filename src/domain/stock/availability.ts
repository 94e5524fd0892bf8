import { isEnabled, type Product, type Stock, type Variant } from '#domain/catalog/product.ts';

/** How sure the shop is that a variant can be sold now; `unsure` is the wire's "volatile". */
export type StockLevel = 'in-stock' | 'unsure' | 'out-of-stock';

/** What a look at the stock of a sku has shown; `pieces` is null when the shop did not say how many there are. */
export type StockSeen = { readonly level: StockLevel; readonly quantity: number | null };

/** Nobody could be asked, or nobody knows. */
export const stockUnsure: StockSeen = { level: 'unsure', quantity: null };

/** What a list of stocks says of one of its skus, and which product that is. */
export type StockEntry = StockSeen & { readonly productId: number; readonly sku: Variant['sku'] };

/** Answers how sure we are that a sku can be sold. When the shop cannot be reached the answer is `stockUnsure`. */
export interface StockCheck {
  look(sku: Variant['sku']): Promise<StockSeen>;
}

export interface StockGateway extends StockCheck {
  /** The stocks of those that the shop knows; none when it cannot be reached. */
  list(skus: readonly Variant['sku'][]): Promise<readonly StockEntry[]>;
}

/** What a stock says of itself. */
export function seenStock(stock: Stock): StockSeen {
  return isSellable(stock) ? { level: 'in-stock', quantity: stock.quantity } : { level: 'out-of-stock', quantity: 0 };
}

export type StockRules = {
  /** Whether lists show what is out of stock; on by default (STOCK-24). */
  readonly listOutOfStockProducts: boolean;
};

/** The shop can sell a piece now (STOCK-04, STOCK-05). */
export function isSellable({ isInStock, quantity, status }: Stock): boolean {
  return isInStock && quantity > 0 && status === 1;
}

/**
 * Nothing of this product can be bought (STOCK-06 to STOCK-09). The root's number of pieces does not count
 * for a product with variants; a product without variants must be sellable itself.
 */
export function isOutOfStock({ stock, variants }: Pick<Product, 'stock' | 'variants'>): boolean {
  if (!stock.isInStock || stock.status !== 1) return true;
  return variants.length > 0 ? !variants.some(canBeSold) : !isSellable(stock);
}

/** Enabled and in stock. */
export function canBeSold(variant: Variant): boolean {
  return isEnabled(variant) && isSellable(variant.stock);
}

/** May be chosen on the product page (STOCK-01 to STOCK-03). */
export function isAvailable(variant: Variant, { listOutOfStockProducts }: StockRules): boolean {
  return isEnabled(variant) && (listOutOfStockProducts || isSellable(variant.stock));
}
