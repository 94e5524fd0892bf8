import type { CartLine } from '#domain/cart/cart.ts';
import type { ChosenWord } from '#domain/cart/totals.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { optionName } from '../shared/option-name.ts';

/** What was chosen of a line, ready to read; parts that only the shop knows have no words. */
export function chosenWords({ options, parts }: Pick<CartLine, 'options' | 'parts'>): readonly ChosenWord[] {
  const chosen = [...options, ...parts].map(({ label, value }) => ({ label, value }));
  return chosen.filter(({ value }) => value !== '');
}

/** The names of what was chosen in the language of the visit: a line of the shop's bears no code. */
export function inOurWords(chosen: readonly ChosenWord[], messages: Messages): readonly ChosenWord[] {
  return chosen.map(({ label, value }) => ({ label: optionName(label, messages), value }));
}
