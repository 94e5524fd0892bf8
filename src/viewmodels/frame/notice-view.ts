import { type NoticeType, type ShownNotice, typeOf } from '#domain/notices/notices.ts';
import { type Contact, textOf } from '../messages.ts';

/** A notice ready to show; an alert is told at once, a status when there is time (UI-15). */
export type NoticeView = {
  readonly id: number;
  readonly text: string;
  readonly type: NoticeType;
  readonly role: 'status' | 'alert';
  readonly offersCheckout: boolean;
};

export function noticeView(notice: ShownNotice, contact: Contact): NoticeView {
  const type = typeOf(notice);
  return {
    id: notice.id,
    text: textOf(notice, contact),
    type,
    role: type === 'error' ? 'alert' : 'status',
    offersCheckout: notice.offersCheckout ?? false,
  };
}
