/** A country in the words of a language; its code when it is none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return namesIn(locale).of(code) ?? code;
}

/** Dear to make (a tenth of a page), always the same, and asked for on every page: one for each language stays. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  known.set(locale, names);
  return names;
}
