/** Languages with texts of their own; English is part of the code. */
export type Language = 'en' | 'hi' | 'de' | 'ar';

export type Translated = Exclude<Language, 'en'>;

export const translatedLanguages: readonly Translated[] = ['hi', 'de', 'ar'];

/** The language of a locale such as `de-AT`; English where there are no texts (STORE-29). */
export function languageOf(locale: string): Language {
  const [code] = locale.split('-');
  return translatedLanguages.find((language) => language === code) ?? 'en';
}

/** Which way a page is read. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language a page says it is in: the shopper's locale, or plain English where that has no texts. */
export function spokenLocale(locale: string): string {
  const language = languageOf(locale);
  return locale.startsWith(language) ? locale : language;
}
