import type { CartLine } from '#domain/cart/cart.ts';

/** What was chosen of a line, ready to read; parts that only the shop knows have no words. */
export function chosenWords({
  options,
  parts,
}: Pick<CartLine, 'options' | 'parts'>): readonly { readonly label: string; readonly value: string }[] {
  const chosen = [...options, ...parts].map(({ label, value }) => ({ label, value }));
  return chosen.filter(({ value }) => value !== '');
}
