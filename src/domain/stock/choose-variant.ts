import type { Choice, Product, ProductOption, Variant } from '#domain/catalog/product.ts';
import { canBeSold, isAvailable, type StockRules } from './availability.ts';

/**
 * The variant shown first: the one asked for, else the first that can be sold, else the first available one.
 * Null when none is available (STOCK-12) or the product has no variants.
 */
export function firstVariant(product: Product, asked: string | null, rules: StockRules): Variant | null {
  const available = product.variants.filter((variant) => isAvailable(variant, rules));
  return available.find(({ sku }) => sku === asked) ?? available.find(canBeSold) ?? available[0] ?? null;
}

const COLOUR = 'color';

/**
 * Codes of the options that nobody chooses for the shopper: those with several values to choose from. The colour is none
 * of them, since the picture that is shown has one.
 */
export function optionsToChoose(product: Product, rules: StockRules): readonly string[] {
  const isOpen = ({ code, values }: ProductOption): boolean =>
    code !== COLOUR && values.filter(({ id }) => isValueAvailable(product, code, id, rules)).length > 1;
  return product.options.filter(isOpen).map(({ code }) => code);
}

/** What is chosen while a variant stands in for what is still to be chosen. */
export function choiceWithout({ choice }: Variant, toChoose: readonly string[]): Choice {
  return Object.fromEntries(Object.entries(choice).filter(([code]) => !toChoose.includes(code)));
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

/** What is still to be chosen after that: what had to give way is asked for anew. */
export function leftToChoose(
  product: Product,
  present: Choice,
  next: { readonly code: string; readonly variant: Variant },
  rules: StockRules,
): readonly string[] {
  const { code: chosen, variant } = next;
  return optionsToChoose(product, rules).filter((code) => code !== chosen && present[code] !== variant.choice[code]);
}

/** The variants that have all that is chosen. */
export function variantsWith({ variants }: Pick<Product, 'variants'>, choice: Choice): readonly Variant[] {
  return variants.filter((variant) => matches(variant, choice));
}

function matches(variant: Variant, choice: Choice): boolean {
  return Object.entries(choice).every(([code, value]) => variant.choice[code] === value);
}
