import type { Choice, OptionValue, Product, ProductOption } from '#domain/catalog/product.ts';
import type { StockRules } from '#domain/stock/availability.ts';
import { isValueAvailable, isValueSellable } from '#domain/stock/choose-variant.ts';
import { swatchOf } from '../catalog/swatches.ts';
import { productMessages } from '../messages/product/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { optionName } from '../shared/option-name.ts';

/** One value a shopper may choose. */
export type OptionChoice = {
  readonly id: number;
  readonly label: string;
  readonly isChosen: boolean;
  /** False when nothing of it can be had at all (CAT-025). */
  readonly canChoose: boolean;
  /** Why not, or what to expect; null when there is nothing to say. */
  readonly note: string | null;
  /** Colour of the swatch, null for what is no colour or has none. */
  readonly hex: string | null;
};

export type OptionGroup = {
  readonly code: string;
  readonly label: string;
  readonly chosen: string | null;
  readonly choices: readonly OptionChoice[];
};

type Present = {
  readonly product: Product;
  readonly choice: Choice;
  readonly rules: StockRules;
  readonly messages: Messages;
};

const COLOUR = 'color';
const SIZE = 'size';

export function optionGroups(present: Present): readonly OptionGroup[] {
  return present.product.options.map((option) => {
    const choices = option.values.map((value) => optionChoice(option, value, present));
    const chosen = choices.find(({ isChosen }) => isChosen)?.label ?? null;
    return { code: option.code, label: labelOf(option, present.messages), chosen, choices };
  });
}

/** The two usual groups have names of ours, however the merchant spells them. */
function labelOf({ code, label }: ProductOption, messages: Messages): string {
  return code === COLOUR || code === SIZE ? optionName(code, messages) : label;
}

function optionChoice(
  { code }: ProductOption,
  { id, label, ownLabel = label }: OptionValue,
  present: Present,
): OptionChoice {
  const { product, choice, rules, messages } = present;
  const canChoose = isValueAvailable(product, code, id, rules);
  return {
    id,
    label,
    isChosen: choice[code] === id,
    canChoose,
    note: canChoose ? soldOutNote(code, id, present) : messages(productMessages).notAvailable,
    hex: code === COLOUR ? swatchOf(ownLabel) : null,
  };
}

/** Says whether it is sold out altogether or only with what is chosen now (STOCK-03). */
function soldOutNote(code: string, value: number, { product, choice, messages }: Present): string | null {
  if (isValueSellable(product, choice, code, value)) return null;
  const { soldOut, soldOutIn } = messages(productMessages);
  if (!isValueSellable(product, {}, code, value)) return soldOut;
  const others = product.options.filter((option) => option.code !== code);
  const chosen = others.flatMap((option) => option.values.find(({ id }) => id === choice[option.code])?.label ?? []);
  return chosen.length === 0 ? soldOut : soldOutIn(chosen.join(', '));
}

/** A variant by what is chosen of it: `M in Ivory`. */
export function choiceName({ options }: Product, choice: Choice, messages: Messages): string {
  const colour = options.filter(({ code }) => code === COLOUR);
  const others = options.filter(({ code }) => code !== COLOUR);
  const names = [others, colour].map((part) => choiceWords({ options: part }, choice)).filter((name) => name !== '');
  const [other = '', inColour] = names;
  return inColour === undefined ? other : messages(productMessages).inColour(other, inColour);
}

/** The chosen values in words: `Ivory, M`. */
export function choiceWords({ options }: Pick<Product, 'options'>, choice: Choice): string {
  return options.flatMap(({ code, values }) => values.find(({ id }) => id === choice[code])?.label ?? []).join(', ');
}
