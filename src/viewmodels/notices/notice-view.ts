import { leadsToCart, type NoticeType, type ShownNotice, typeOf } from '#domain/notices/notices.ts';
import { type Telling, textOf } from './messages.ts';

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

export function noticeView(notice: ShownNotice, telling: Telling): NoticeView {
  const type = typeOf(notice);
  return {
    id: notice.id,
    text: textOf(notice, telling),
    type,
    role: type === 'error' ? 'alert' : 'status',
    leadsToCart: leadsToCart(notice),
    offersCheckout: notice.offersCheckout ?? false,
    offersComparison: notice.code === 'compare-added' || notice.code === 'compare-full',
    offersReload: notice.code === 'shop-renewed',
  };
}
