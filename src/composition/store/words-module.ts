import { ContainerModule } from 'inversify';
import type { Dictionary } from '#viewmodels/words/dictionary.ts';
import { createLoadWords, createWords } from '#viewmodels/words/speak.ts';
import { provide, provideShared } from '../provide.ts';
import { DICTIONARY, LOAD_WORDS, STORE_VIEW, WORDS } from './tokens.ts';

/** The language of a visit, over the translations that are there; both halves of the browser's shop use the same. */
export function wordsModule(dictionary: Dictionary): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const ports = { storeView: STORE_VIEW, dictionary: DICTIONARY };
    provideShared(bind, DICTIONARY, dictionary);
    provide(bind, WORDS, createWords, ports);
    provide(bind, LOAD_WORDS, createLoadWords, ports);
  });
}
