/** The languages that the shop writes mail in. */
export const mailLanguages = ['en', 'hi', 'de', 'it', 'fr', 'es', 'nl', 'pl', 'ar'] as const;

export type MailLanguage = (typeof mailLanguages)[number];

const OTHERWISE: MailLanguage = 'en';

/** Who calls, as the shop would write to them. */
export function readerOf({
  languages,
  storeCode,
}: {
  readonly languages: readonly string[];
  readonly storeCode: string;
}): Reader {
  return { language: languages.map(known).find(Boolean) ?? null, storeCode };
}

/** Whom the shop writes to. */
export type Reader = {
  /** What a shopper reads, such as `hi`; null where nobody said. */
  readonly language: string | null;
  readonly storeCode: string;
};

/** What the shopper reads, else what the store view speaks: one such as `de` or `de_at` says it by its name. */
export function mailLanguageOf({ language, storeCode }: Reader): MailLanguage {
  const [spoken] = storeCode.toLowerCase().split(/[-_]/);
  return known(language) ?? known(spoken) ?? OTHERWISE;
}

function known(spoken: string | null | undefined): MailLanguage | undefined {
  return mailLanguages.find((language) => language === spoken);
}

export function directionOf(language: MailLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** What a term is, as a line of a mail says it. French keeps its colon apart from the word. */
export function entryText(locale: string, term: string, value: string): string {
  return `${term}${locale.startsWith('fr') ? '\u00a0' : ''}: ${value}`;
}
