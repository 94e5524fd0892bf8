import type { Notices } from '#domain/notices/notices.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { EnterStore } from '#domain/storeview/enter-store.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { ChooseStore } from '#domain/workflows/choose-store.ts';
import type { Dictionary } from '../messages/dictionary.ts';
import { languageOf } from '../messages/languages.ts';

type Ports = {
  readonly storeView: ReadonlyCell<StoreView>;
  readonly dictionary: Pick<Dictionary, 'load'>;
  readonly chooseStore: ChooseStore;
  readonly notices: Cell<Notices>;
};

/**
 * The words of the language come first, so that the page changes at once; English stands in for those that cannot be had. Who
 * has chosen need not be offered a language any more.
 */
export function createEnterStore({ storeView, dictionary: { load }, chooseStore, notices }: Ports): EnterStore {
  return async (change) => {
    const language = languageOf(change.locale ?? storeView.get().locale);
    await Promise.allSettled([load(language, 'first'), load(language, 'later')]);
    chooseStore({ ...storeView.get(), ...change });
    notices.update(withoutLocaleOffers);
  };
}

function withoutLocaleOffers(notices: Notices): Notices {
  return { ...notices, shown: notices.shown.filter(({ locale }) => locale === undefined) };
}
