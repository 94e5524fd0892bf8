/** A text for each plural form of a language; `#` is where the number stands. */
export type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export type Counter = (count: number, forms: Forms) => string;

/** Writes numbers with their noun by the rules of a language: `1 item`, `1,248 items`. Arabic has six forms. */
export function counterOf(language: string): Counter {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
}
