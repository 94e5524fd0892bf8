import { languageOf } from '../messages/languages.ts';

/** A language by its own name, such as `Deutsch (Österreich)`; one without a catalog says that it is English. */
export function localeName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
  const isSpoken = locale.startsWith(languageOf(locale));
  const own = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  return isSpoken ? own : `${own} – English`;
}
