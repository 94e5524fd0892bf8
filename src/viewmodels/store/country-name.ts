/**
 * The countries of nearly all shoppers in the language of nearly all: they are named on every page, and making the names
 * that the browser knows costs a slow phone a twentieth of a second.
 */
const usual: Readonly<Record<string, string>> = { IN: 'India', US: 'United States', GB: 'United Kingdom' };

/** A country in the words of a language; its code when it is none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return (locale.startsWith('en') && usual[code]) || (namesIn(locale).of(code) ?? code);
}

/** Dear to make, always the same, and asked for on every page: one for each language stays. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  known.set(locale, names);
  return names;
}
