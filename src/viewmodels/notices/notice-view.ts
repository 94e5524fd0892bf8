import { leadsToCart, type NoticeType, type ShownNotice, typeOf } from '#domain/notices/notices.ts';
import type { Messages } from '../messages/writing/messages.ts';
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

type Telling = { readonly messages: Messages; readonly contact: Contact };

export function noticeView(notice: ShownNotice, { messages, contact }: Telling): NoticeView {
  const type = typeOf(notice);
  return {
    id: notice.id,
    text: textOf(notice, messages, contact),
    type,
    role: type === 'error' ? 'alert' : 'status',
    leadsToCart: leadsToCart(notice),
    offersCheckout: notice.offersCheckout ?? false,
    offersComparison: notice.code === 'compare-added' || notice.code === 'compare-full',
    offersReload: notice.code === 'shop-renewed',
  };
}
