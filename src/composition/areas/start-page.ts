import { watchValue } from '#adapters/browser/watch-value.ts';
import { createKeepSearchText } from '#domain/interface/keep-search-text.ts';
import { createWithAuthorization } from '#domain/session/with-authorization.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createBackOnline } from '#domain/workflows/back-online.ts';
import { createStartSession } from '#domain/workflows/start-session.ts';
import { createStartVisit } from '#domain/workflows/start-visit.ts';
import { createUntilQueueBegins } from '#domain/workflows/until-queue-begins.ts';
import { draft } from './draft.ts';

/** What brings a page to life on the shopper's device, where somebody can be signed in. */
export const startPage = {
  withAuthorization: createWithAuthorization,
  startSession: createStartSession,
  backOnline: createBackOnline,
  searchDraft: draft('search'),
  followSearchText: createFollowSearchText,
  keepSearchText: createKeepSearchText,
  untilQueueBegins: createUntilQueueBegins,
  startVisit: createStartVisit,
};

/** The field in the head of every page is there before what keeps the text that stands in it. */
function createFollowSearchText({ searchText }: { readonly searchText: Cell<string> }) {
  return (onChange: () => void): void => watchValue(() => searchText.get(), onChange);
}
