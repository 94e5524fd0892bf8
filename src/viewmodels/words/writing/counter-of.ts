/** A text for each plural form of a language; `#` is where the number stands. */
export type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export type Counter = (count: number, forms: Forms) => string;

const FIRST_GROUPED = 1_000;

/** Writes whole numbers with their noun by the rules of a language: `1 item`, `1,248 items`. Arabic has six forms. */
export function counterOf(language: string): Counter {
  const rules = new Intl.PluralRules(language);
  // Making the first format costs a slow phone a twentieth of a second, and most numbers have no groups to be told apart.
  const write = (count: number): string =>
    count < FIRST_GROUPED ? `${count}` : new Intl.NumberFormat(language).format(count);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', write(count));
}
