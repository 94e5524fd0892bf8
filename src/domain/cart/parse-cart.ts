import { isAmount, isStored, isText, isWhole, type Stored } from '#domain/shared/reading.ts';
import type { StockLevel } from '#domain/stock/availability.ts';
import { type Cart, type CartLine, emptyCart } from './cart.ts';

/**
 * The cart a device kept; null when it is none. A line that cannot be read is left out: the others are not lost
 * with it. What the shop can tell again (totals, when the carts agreed) is kept only when every line is good.
 */
export function parseCart(stored: unknown): Cart | null {
  if (!isStored(stored) || !Array.isArray(stored['lines'])) return null;
  const lines = stored['lines'].filter(isLine).map(wholeLine);
  const isWholeCart = lines.length === stored['lines'].length;
  const { id, saved, shippingMethod, paymentMethod, orderedAt, removed, inSync, totals } = stored as Stored &
    Partial<Cart>;
  return {
    ...emptyCart,
    lines,
    saved: Array.isArray(saved) ? saved.filter(isLine).map(wholeLine) : [],
    id: isText(id) ? id : null,
    shippingMethod: isText(shippingMethod) ? shippingMethod : null,
    paymentMethod: isText(paymentMethod) ? paymentMethod : null,
    orderedAt: isAmount(orderedAt) ? orderedAt : null,
    removed: Array.isArray(removed) ? removed.filter((each) => isWhole(each)) : [],
    inSync: isWholeCart && isStored(inSync) && isText(inSync.hash) && isAmount(inSync.at) ? inSync : null,
    totals: isWholeCart && isTotals(totals) ? totals : null,
  };
}

/** Devices have kept lines since before they knew of parts, of what a line takes the place of, and what is left in stock. */
function wholeLine(line: CartLine): CartLine {
  const { parts, replaces, setback, stock } = line as Partial<CartLine>;
  return {
    ...line,
    parts: Array.isArray(parts) ? parts : [],
    replaces: Array.isArray(replaces) ? replaces.filter(isLine).map(wholeLine) : [],
    setback: isSetback(setback) ? setback : null,
    stock: isSeen(stock) ? stock : null,
  };
}

function isSeen(value: unknown): value is CartLine['stock'] {
  if (!isStored(value)) return false;
  const { level, pieces } = value;
  return isText(level) && levels.includes(level) && (pieces === null || isAmount(pieces));
}

const levels: readonly string[] = ['in-stock', 'unsure', 'out-of-stock'] satisfies StockLevel[];

function isSetback(value: unknown): value is CartLine['setback'] {
  if (!isStored(value)) return false;
  const { kind, wanted, left } = value;
  return kind === 'choice' ? isText(wanted) : kind === 'pieces' && isWhole(wanted) && (left === null || isWhole(left));
}

const texts = ['sku', 'parentSku', 'type', 'name', 'designer', 'image', 'address'] as const;

function isLine(value: unknown): value is CartLine {
  if (!isStored(value)) return false;
  const hasTexts = texts.every((key) => isText(value[key]));
  const hasAmounts = isAmount(value['price']) && isAmount(value['regularPrice']) && isWhole(value['pieces'], 1);
  return hasTexts && value['sku'] !== '' && hasAmounts && Array.isArray(value['options']) && isTied(value['shopsLine']);
}

function isTied(value: unknown): boolean {
  if (value === null) return true;
  return isStored(value) && isWhole(value['id']) && isText(value['cartId']) && isWhole(value['pieces']);
}

function isTotals(value: unknown): value is NonNullable<Cart['totals']> {
  if (!isStored(value) || !isText(value['hash']) || !isAmount(value['at']) || !isStored(value['value'])) return false;
  const { grandTotal, subtotal, lines, segments } = value['value'];
  return isAmount(grandTotal) && isAmount(subtotal) && Array.isArray(lines) && Array.isArray(segments);
}
