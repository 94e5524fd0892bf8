import type { CartLine } from '#domain/cart/cart.ts';
import type { ChosenWord } from '#domain/cart/totals.ts';

/** What was chosen of a line, ready to read; parts that only the shop knows have no words. */
export function chosenWords({ options, parts }: Pick<CartLine, 'options' | 'parts'>): readonly ChosenWord[] {
  const chosen = [...options, ...parts].map(({ label, value }) => ({ label, value }));
  return chosen.filter(({ value }) => value !== '');
}
