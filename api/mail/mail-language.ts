/** The languages that the shop writes mail in. */
export type MailLanguage = 'en' | 'hi' | 'de' | 'ar';

const OTHERWISE: MailLanguage = 'en';
const languages: readonly MailLanguage[] = ['en', 'hi', 'de', 'ar'];

/** That of a store view: one such as `de` or `de_at` says it by its name. */
export function mailLanguageOf(storeCode: string): MailLanguage {
  const spoken = storeCode.split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === spoken) ?? OTHERWISE;
}

export function directionOf(language: MailLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
