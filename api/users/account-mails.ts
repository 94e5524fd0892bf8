import type { Accounts } from '#api/accounts/accounts.ts';
import type { Mail } from '#api/mail/mail.ts';
import { type MailLanguage, mailLanguageOf, type Reader } from '#api/mail/mail-language.ts';
import { accountWords } from './words/account-words.ts';

type Places = Pick<Accounts, 'storefrontUrl' | 'apiUrl'>;

/** Where the link of a reset leads. */
export const NEW_PASSWORD = '/account/new-password';

/** For so long its link is good. */
export const LINK_MINUTES = 30;

/** Whom a mail goes to, and what they read. */
type Owner = Reader & { readonly email: string };

/** A link that is good until a moment, in milliseconds. */
type Link = { readonly secret: string; readonly expiresAt: number };

export function resetLink(owner: Owner, { secret, expiresAt }: Link, { apiUrl }: Places): Mail {
  const language = mailLanguageOf(owner);
  const { subject, asked, works } = accountWords[language].link;
  const link = `${apiUrl}${newPasswordAddress(secret, language)}`;
  return { ...mail(owner, subject, [asked, link, works(LINK_MINUTES)]), expiresAt };
}

/** The path of the page where a new password is chosen, in the language of the mail that leads there. */
function newPasswordAddress(key: string, language: MailLanguage): string {
  return `${NEW_PASSWORD}?${new URLSearchParams({ key, language })}`;
}

export function passwordChanged(owner: Owner, places: Places): Mail {
  return told(owner, 'passwordChanged', places);
}

export function emailChanged(owner: Owner, places: Places): Mail {
  return told(owner, 'emailChanged', places);
}

export function accountDeleted(owner: Owner, places: Places): Mail {
  return told(owner, 'accountDeleted', places);
}

function told(
  owner: Owner,
  what: 'passwordChanged' | 'emailChanged' | 'accountDeleted',
  { storefrontUrl }: Places,
): Mail {
  const words = accountWords[mailLanguageOf(owner)][what];
  return mail(owner, words.subject, [words.told, `${words.ifNot} ${storefrontUrl}/`]);
}

function mail({ email }: Owner, subject: string, paragraphs: readonly string[]): Mail {
  return { to: email, subject, text: `${paragraphs.join('\n\n')}\n\nZari\n` };
}
