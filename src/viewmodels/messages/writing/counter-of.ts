/** A text for each plural form of a language; `#` is where the number stands. */
export type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export type Counter = (count: number, forms: Forms) => string;

/**
 * Writes whole numbers with their noun by the rules of a language: `1 item`, `1,248 items`. Arabic has six forms. Groups
 * are told apart here: making a browser's first format for it costs a slow phone a twentieth of a second.
 */
export function counterOf(language: string): Counter {
  const rules = new Intl.PluralRules(language);
  const code = language.slice(0, 2);
  const sign = signs[code] ?? ',';
  const size = code === 'hi' ? 2 : 3;
  const shortest = wholeThousands.includes(code) ? 5 : 4;
  const written = (digits: string) => (digits.length < shortest ? digits : grouped(digits, sign, size));
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', written(`${count}`));
}

/** What stands between groups of digits; a comma elsewhere. */
const signs: Readonly<Record<string, string>> = { de: '.', it: '.', es: '.', nl: '.', fr: '\u202f', pl: '\u00a0' };

/** They write thousands in one group, up to 9999. */
const wholeThousands = ['it', 'es', 'pl'];

/** The last group has three digits in every language. */
function grouped(digits: string, sign: string, size: number, last = 3): string {
  if (digits.length <= last) return digits;
  return grouped(digits.slice(0, -last), sign, size, size) + sign + digits.slice(-last);
}
