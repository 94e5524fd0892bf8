import type { MailLanguage } from '#api/mail/mail-language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import type { RestockMailWords } from './restock-mail-words.ts';

export const restockWords: Readonly<Record<MailLanguage, RestockMailWords>> = { en, hi, de, ar };
