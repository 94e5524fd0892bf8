import type { CartLine } from '#domain/cart/cart.ts';
import type { ChosenWord } from '#domain/cart/totals.ts';
import { cartWords } from '../words/cart/en.ts';
import type { TextsOf, Words } from '../words/writing/words.ts';

/** What was chosen of a line, ready to read; parts that only the shop knows have no words. */
export function chosenWords({ options, parts }: Pick<CartLine, 'options' | 'parts'>): readonly ChosenWord[] {
  const chosen = [...options, ...parts].map(({ label, value }) => ({ label, value }));
  return chosen.filter(({ value }) => value !== '');
}

/**
 * The two usual options have names of ours, in the language of the visit; a line of the shop's bears no code, so they are
 * known by the shop's English names. Others are called what the shop calls them.
 */
export function inOurWords(chosen: readonly ChosenWord[], words: Words): readonly ChosenWord[] {
  const texts = words(cartWords);
  return chosen.map(({ label, value }) => ({ label: ourNameOf(label, texts), value }));
}

function ourNameOf(label: string, { colour, size }: TextsOf<typeof cartWords>): string {
  if (/^colou?r$/i.test(label)) return colour;
  return /^size$/i.test(label) ? size : label;
}
