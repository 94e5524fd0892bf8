/** A language by its own name, such as `Deutsch (Deutschland)`. */
export function localeName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
