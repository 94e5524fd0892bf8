/** The languages that the shop writes mail in. */
export const mailLanguages = ['en', 'hi', 'de', 'it', 'fr', 'es', 'nl', 'pl', 'ar'] as const;

export type MailLanguage = (typeof mailLanguages)[number];

const OTHERWISE: MailLanguage = 'en';

/** That of a store view: one such as `de` or `de_at` says it by its name. */
export function mailLanguageOf(storeCode: string): MailLanguage {
  const spoken = storeCode.split(/[-_]/)[0]?.toLowerCase();
  return mailLanguages.find((language) => language === spoken) ?? OTHERWISE;
}

export function directionOf(language: MailLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** What a term is, as a line of a mail says it. French keeps its colon apart from the word. */
export function entryText(locale: string, term: string, value: string): string {
  return `${term}${locale.startsWith('fr') ? '\u00a0' : ''}: ${value}`;
}
