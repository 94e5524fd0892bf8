/** A country in the words of a language; its code when it is none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
