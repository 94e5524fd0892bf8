import { createSuggestLocale, type LoadOfferIn } from '#domain/workflows/suggest-locale.ts';
import type { Dictionary } from '#viewmodels/messages/dictionary.ts';
import { languageOf } from '#viewmodels/messages/languages.ts';
import { deviceFlags } from './device-flags.ts';
import { enterStore } from './enter-store.ts';

/** What offers a shopper their language, and takes it. It comes where their browser asks for another one than the page's. */
export const languageOffer = {
  ...deviceFlags,
  ...enterStore,
  loadOfferIn:
    ({ dictionary }: { readonly dictionary: Dictionary }): LoadOfferIn =>
    (locale) =>
      dictionary.load(languageOf(locale), 'first'),
  suggestLocale: createSuggestLocale,
};
