/**
 * The names of the countries that nearly all shoppers have, in the language that nearly all read. Every page has one,
 * and to ask the browser for it takes a twentieth of a second on a slow phone.
 */
const usual: Readonly<Record<string, string>> = { IN: 'India', US: 'United States', GB: 'United Kingdom' };

/** A country in the words of a language; its code when it is none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return (locale.startsWith('en') && usual[code]) || (namesIn(locale).of(code) ?? code);
}

/** The names in each language, made once and kept: they take long to make, and every page asks for one. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  known.set(locale, names);
  return names;
}
