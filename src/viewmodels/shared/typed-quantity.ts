/** Whole pieces that were typed: of a fraction what is before its point (CART-12). Null for what is no such number. */
export function typedQuantity(text: string, least: number): number | null {
  const quantity = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isFinite(quantity) && quantity >= least ? quantity : null;
}
