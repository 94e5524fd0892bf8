import { leadsToCart, type NoticeType, type ShownNotice, typeOf } from '#domain/notices/notices.ts';
import type { Words } from '../words/writing/words.ts';
import { type Contact, textOf } from './messages.ts';

/** A notice ready to show; an alert is told at once, a status when there is time (UI-15). */
export type NoticeView = {
  readonly id: number;
  readonly text: string;
  readonly type: NoticeType;
  readonly role: 'status' | 'alert';
  readonly leadsToCart: boolean;
  readonly offersCheckout: boolean;
  readonly offersComparison: boolean;
  readonly offersReload: boolean;
};

type Telling = { readonly words: Words; readonly contact: Contact };

export function noticeView(notice: ShownNotice, { words, contact }: Telling): NoticeView {
  const type = typeOf(notice);
  return {
    id: notice.id,
    text: textOf(notice, words, contact),
    type,
    role: type === 'error' ? 'alert' : 'status',
    leadsToCart: leadsToCart(notice),
    offersCheckout: notice.offersCheckout ?? false,
    offersComparison: notice.code === 'compare-added' || notice.code === 'compare-full',
    offersReload: notice.code === 'shop-renewed',
  };
}
