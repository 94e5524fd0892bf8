import type { MailLanguage } from '#api/mail/mail-language.ts';
import type { AccountMailWords } from './account-mail-words.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';

export const accountWords: Readonly<Record<MailLanguage, AccountMailWords>> = { en, hi, de, it, fr, es, nl, pl, ar };
