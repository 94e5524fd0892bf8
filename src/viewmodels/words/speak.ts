import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Dictionary } from './dictionary.ts';
import type { Share } from './languages/shares.ts';
import { languageOf } from './languages.ts';
import type { Words } from './writing/words.ts';

type Ports = { readonly storeView: ReadonlyCell<StoreView>; readonly dictionary: Dictionary };

/** Speaks the language of the store view as far as it was loaded, and English where it was not. */
export function createWords({ storeView, dictionary }: Ports): Words {
  return (part) => {
    const translated = dictionary.textsOf(languageOf(storeView.get().locale), part);
    return (translated as typeof part.english | undefined) ?? part.english;
  };
}

/** Loads a share of the language of the store view. */
export type LoadWords = (share: Share) => Promise<void>;

export function createLoadWords({ storeView, dictionary }: Ports): LoadWords {
  return (share) => dictionary.load(languageOf(storeView.get().locale), share);
}
