import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { american } from './american.ts';
import type { Dictionary } from './dictionary.ts';
import type { Share } from './languages/shares.ts';
import { languageOf } from './languages.ts';
import type { Part, Words } from './writing/words.ts';

type Ports = { readonly storeView: ReadonlyCell<StoreView>; readonly dictionary: Dictionary };

/** Speaks the language of the store view as far as it was loaded, and English where it was not. */
export function createWords({ storeView, dictionary }: Ports): Words {
  const spelled = new Map<string, object>();

  return (part) => {
    const { locale } = storeView.get();
    const texts = locale === AMERICAN ? asAmericans(part) : dictionary.textsOf(languageOf(locale), part);
    return (texts as typeof part.english | undefined) ?? part.english;
  };

  /** Made once, since every page asks for the same again and again. */
  function asAmericans({ name, english }: Part<string, object>): object {
    const texts = spelled.get(name) ?? { ...english, ...american[name as keyof typeof american] };
    spelled.set(name, texts);
    return texts;
  }
}

const AMERICAN = 'en-US';

/** Loads a share of the language of the store view. */
export type LoadWords = (share: Share) => Promise<void>;

export function createLoadWords({ storeView, dictionary }: Ports): LoadWords {
  return (share) => dictionary.load(languageOf(storeView.get().locale), share);
}
