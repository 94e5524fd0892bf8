import type { Choice, Product, Variant } from '#domain/catalog/product.ts';
import { canBeSold, isAvailable, type StockRules } from './availability.ts';

/**
 * The variant shown first: the one asked for, else the first that can be sold, else the first available one.
 * Null when none is available (STOCK-12) or the product has no variants.
 */
export function firstVariant(product: Product, asked: string | null, rules: StockRules): Variant | null {
  const available = product.variants.filter((variant) => isAvailable(variant, rules));
  return available.find(({ sku }) => sku === asked) ?? available.find(canBeSold) ?? available[0] ?? null;
}

/** Whether any variant with this value is available: a value without one cannot be chosen (CAT-025). */
export function isValueAvailable(product: Product, code: string, value: number, rules: StockRules): boolean {
  return product.variants.some((variant) => variant.choice[code] === value && isAvailable(variant, rules));
}

/** Whether a piece with this value and the rest of the present choice can be sold. */
export function isValueSellable(product: Product, choice: Choice, code: string, value: number): boolean {
  const wanted = { ...choice, [code]: value };
  return product.variants.some((variant) => matches(variant, wanted) && canBeSold(variant));
}

/**
 * The variant after choosing one more value. When no variant has it together with the present choice, the other
 * choices give way (CAT-025), so a shopper is never trapped. Null when the value has no available variant.
 */
export function chosenVariant(
  product: Product,
  present: Choice,
  wanted: { readonly code: string; readonly value: number },
  rules: StockRules,
): Variant | null {
  const withValue = product.variants.filter(
    (variant) => variant.choice[wanted.code] === wanted.value && isAvailable(variant, rules),
  );
  const full = { ...present, [wanted.code]: wanted.value };
  return withValue.find((variant) => matches(variant, full)) ?? withValue.find(canBeSold) ?? withValue[0] ?? null;
}

function matches(variant: Variant, choice: Choice): boolean {
  return Object.entries(choice).every(([code, value]) => variant.choice[code] === value);
}
