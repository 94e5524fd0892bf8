/** The language of a locale wherever it is spoken: `de` of `de-AT`. */
export function languageIn(locale: string): string {
  return locale.toLowerCase().split('-')[0] ?? '';
}
