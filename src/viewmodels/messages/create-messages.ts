import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { american } from './american.ts';
import type { Dictionary } from './dictionary.ts';
import type { Share } from './languages/shares.ts';
import { languageOf } from './languages.ts';
import type { Messages, Namespace } from './writing/messages.ts';

type Ports = { readonly storeView: ReadonlyCell<StoreView>; readonly dictionary: Dictionary };

/** Speaks the language of the store view as far as it was loaded, and English where it was not. */
export function createMessages({ storeView, dictionary }: Ports): Messages {
  const spelled = new Map<string, object>();

  return (part, locale = storeView.get().locale) => {
    const texts = locale === AMERICAN ? asAmericans(part) : dictionary.textsOf(languageOf(locale), part);
    return (texts as typeof part.english | undefined) ?? part.english;
  };

  /** Made once, since every page asks for the same again and again. */
  function asAmericans({ name, english }: Namespace<string, object>): object {
    const texts = spelled.get(name) ?? { ...english, ...american[name as keyof typeof american] };
    spelled.set(name, texts);
    return texts;
  }
}

const AMERICAN = 'en-US';

/** Loads a share of the language of the store view. */
export type LoadMessages = (share: Share) => Promise<void>;

export function createLoadMessages({ storeView, dictionary }: Ports): LoadMessages {
  return (share) => dictionary.load(languageOf(storeView.get().locale), share);
}
