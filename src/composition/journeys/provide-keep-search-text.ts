import { watchValue } from '#adapters/browser/watch-value.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { createKeepSearchText, type KeepSearchText } from '#domain/interface/keep-search-text.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { type Bind, provide } from '../provide.ts';
import { SEARCH_TEXT } from '../search/tokens.ts';
import { token } from '../token.ts';

type FollowSearchText = (onChange: () => void) => void;

const DRAFT = token<Cell<DraftTexts>>('search-draft');
const FOLLOW_SEARCH_TEXT = token<FollowSearchText>('follow-search-text');
export const KEEP_SEARCH_TEXT = token<KeepSearchText>('keep-search-text');

/** The field in the head of every page, which is there before the half that keeps what stands in it. */
export function provideKeepSearchText(bind: Bind): void {
  provideDraft(bind, DRAFT, 'search');
  provide(bind, FOLLOW_SEARCH_TEXT, createFollowSearchText, { searchText: SEARCH_TEXT });
  provide(bind, KEEP_SEARCH_TEXT, createKeepSearchText, {
    searchText: SEARCH_TEXT,
    followSearchText: FOLLOW_SEARCH_TEXT,
    searchDraft: DRAFT,
  });
}

function createFollowSearchText({ searchText }: { readonly searchText: Cell<string> }): FollowSearchText {
  return (onChange) => watchValue(() => searchText.get(), onChange);
}
