import type { Cell } from '#domain/shared/cell.ts';
import type { DraftTexts } from './drafts.ts';

/** Keeps what stands in the field to search with for as long as the tab is there. To be called when the device was read. */
export type KeepSearchText = () => void;

type Ports = {
  readonly searchText: Cell<string>;
  /** Calls back when the shopper has typed something else. */
  readonly followSearchText: (onChange: () => void) => void;
  readonly searchDraft: Cell<DraftTexts>;
};

/** What was typed since the page came counts more than what was kept. */
export function createKeepSearchText({ searchText, followSearchText, searchDraft }: Ports): KeepSearchText {
  return () => {
    const kept = searchDraft.get()['text'] ?? '';
    searchText.update((now) => now || kept);
    keep();
    followSearchText(keep);
  };

  function keep(): void {
    const text = searchText.get();
    if (text !== (searchDraft.get()['text'] ?? '')) searchDraft.update((): DraftTexts => (text === '' ? {} : { text }));
  }
}
