import type { Problem } from '#domain/checkout/checks.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { CountryOption } from '../store/countries.ts';
import type { AddressGuide } from './address-guide.ts';
import { type FieldAt, type FieldView, fieldId, inCountry, isOptional } from './field-view.ts';
import { helpOf, labelOf, problemText } from './field-words.ts';

/** The country that a form is for, and what it has to say of its addresses; no guide before it has come. */
export type Guided = {
  readonly country: string;
  readonly guide: AddressGuide | null;
  readonly messages: Messages;
};

type Typed = {
  readonly value: string;
  /** Shown in place of the help. */
  readonly problem: string | null;
  readonly countries: () => readonly CountryOption[];
};

/** A field as its country writes it. */
export function guidedField(at: FieldAt, { value, problem, countries }: Typed, guided: Guided): FieldView {
  const { country, guide, messages } = guided;
  return {
    ...at,
    ...inCountry(at, country, value, guide),
    id: fieldId(at.form, at.name),
    label: labelOf(at.name, country, messages(checkoutMessages)),
    value,
    help: problem === null ? guidedHelp(at, guided) : null,
    isOptional: isOptional(at, country),
    problem,
    options: at.name === 'country' ? countries() : null,
  };
}

function guidedHelp({ name }: FieldAt, { country, guide, messages }: Guided): string | null {
  return guide?.helpOf(name, country, messages) ?? helpOf(name, country, messages(checkoutMessages));
}

export function guidedProblem(problem: Problem, { country, guide, messages }: Guided): string {
  return guide?.textOf(problem, country, messages) ?? problemText(problem, country, messages(checkoutMessages));
}
