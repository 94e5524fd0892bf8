import type { StoreView } from '#domain/storeview/store-view.ts';

/** Languages with texts of their own; English is part of the code. */
export type Language = 'en' | Translated;

export const translatedLanguages = ['hi', 'de', 'it', 'fr', 'es', 'nl', 'pl', 'ar'] as const;

export type Translated = (typeof translatedLanguages)[number];

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

/**
 * The locale that days, times and names of countries are written in. With nothing chosen the shop says `en-US`, also in
 * India, so there it means the English of India; so does English that stands in for a language without texts.
 */
export function writingLocale({ country, locale }: Pick<StoreView, 'country' | 'locale'>): string {
  const spoken = spokenLocale(locale);
  const isEnglishOfIndia = spoken === 'en' || (spoken === 'en-US' && country === 'IN');
  return isEnglishOfIndia ? 'en-IN' : spoken;
}
