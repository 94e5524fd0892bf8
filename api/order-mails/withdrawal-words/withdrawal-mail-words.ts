import type { MailLanguage } from '#api/mail/mail-language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { WithdrawalMailWords } from './words.ts';

/** What the mails about withdrawals say, in every language of the shop. */
export const withdrawalMailWords: Readonly<Record<MailLanguage, WithdrawalMailWords>> = {
  en,
  hi,
  de,
  it,
  fr,
  es,
  nl,
  pl,
  ar,
};
