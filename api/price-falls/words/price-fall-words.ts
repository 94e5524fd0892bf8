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
import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const priceFallWords: Readonly<Record<MailLanguage, PriceFallMailWords>> = {
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
