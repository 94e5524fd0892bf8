import { readStoredDrafts } from '#adapters/stored/stored-drafts.ts';
import { type DraftTexts, draftTexts, noDrafts } from '#domain/interface/drafts.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Bind, provide } from '../provide.ts';
import type { Token } from '../token.ts';
import { keptArea } from './kept-area.ts';
import { DRAFT_STORE, DRAFTS } from './tokens.ts';

/** What was typed into forms, for as long as the tab is there. The forms of the checkout have an area of their own. */
export const keptDrafts = keptArea({
  name: DRAFTS,
  area: 'drafts',
  initial: noDrafts,
  store: DRAFT_STORE,
  parse: readStoredDrafts,
});

/** Gives a form its part of the drafts. */
export function provideDraft(bind: Bind, name: Token<Cell<DraftTexts>>, form: string): void {
  provide(bind, name, ({ drafts }) => draftTexts(drafts, form), { drafts: DRAFTS });
}
