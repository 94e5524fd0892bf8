import type { Cell } from '#domain/shared/cell.ts';
import type { NoticeCode } from './notice-codes.ts';
import { type Notice, type Notices, offersChoice, typeOf } from './notices.ts';

/** Takes away what was told about a page that the shopper leaves for another one (UI-19). */
export type EndPageNews = () => void;

export function createEndPageNews({ notices }: { readonly notices: Cell<Notices> }): EndPageNews {
  return () => notices.update(withoutPageNews);
}

/** Without the errors, and the notices that offer a choice, of a page; all others leave by themselves. */
function withoutPageNews(notices: Notices): Notices {
  return { ...notices, shown: notices.shown.filter((notice) => outlivesPage(notice)) };
}

/**
 * An order is not of the page on which it was sent, nor a session of the one on which it was lost, and what is wrong
 * with them must be read.
 */
const aboutMore: readonly NoticeCode[] = [
  'order-refused',
  'order-queued',
  'order-queue-refused',
  'order-queue-out-of-stock',
  'order-not-withdrawn',
  'order-not-canceled',
  'session-lost',
  'mail-not-sent',
];

function outlivesPage(notice: Notice): boolean {
  const isOfPage = typeOf(notice) === 'error' || offersChoice(notice);
  return !isOfPage || aboutMore.includes(notice.code);
}
