import { priceOf } from '#domain/pricing/price-tag.ts';
import { chosenVariant } from '#domain/stock/choose-variant.ts';
import { productMessages } from '../messages/product/en.ts';
import { priceWords } from '../shared/price-words.ts';
import type { OptionPromptModel } from './option-prompt-model.ts';

/** A value to press: what it is, and what it costs or why it cannot be had. */
type Answer = { readonly id: number; readonly label: string; readonly told: string };

/** A question as it is read: `heading` says what an answer does, such as `Choose a size to add`. */
export type OptionPromptView = { readonly heading: string; readonly answers: readonly Answer[] };

const nothingAsked: OptionPromptView = { heading: '', answers: [] };

export function optionPromptView(optionPrompt: OptionPromptModel): OptionPromptView {
  if (!optionPrompt.question) return nothingAsked;
  const { wish, group } = optionPrompt.question;
  const { chooseToAdd, chooseToBuy } = optionPrompt.ports.messages(productMessages);
  return {
    heading: (wish === 'add' ? chooseToAdd : chooseToBuy)(group.label),
    answers: group.choices
      .filter(({ canChoose }) => canChoose)
      .map(({ id, label, note }) => ({ id, label, told: note ?? priceWith(optionPrompt, group.code, id) })),
  };
}

/** What it costs with one more value; '' where the price takes more to be known. */
function priceWith({ ports, page: { shown } }: OptionPromptModel, code: string, value: number): string {
  const { product, choice, view } = shown;
  if (view.toChoose.some((other) => other !== code)) return '';
  const variant = chosenVariant(product, choice, { code, value }, ports.shopRules);
  if (!variant) return '';
  const { storeView, market, messages } = ports;
  return priceWords(priceOf(variant.prices, market()), { storeView: storeView.get(), messages }).current;
}
