import { readStoredDrafts } from '#adapters/stored/stored-drafts.ts';
import { keptArea } from './kept-area.ts';
import { DRAFT_STORE, DRAFTS } from './tokens.ts';

/** What was typed into forms, for as long as the tab is there. The forms of the checkout have an area of their own. */
export const keptDrafts = keptArea({
  name: DRAFTS,
  area: 'drafts',
  initial: {},
  store: DRAFT_STORE,
  parse: readStoredDrafts,
});
