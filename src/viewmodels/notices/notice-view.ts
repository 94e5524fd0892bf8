import { leadsToCart, type NoticeType, type ShownNotice, typeOf } from '#domain/notices/notices.ts';
import { directionOf, languageOf } from '../messages/languages.ts';
import type { Messages } from '../messages/writing/messages.ts';
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
  /** The language that it offers, and in which it is told and drawn; null where that is the page's own. */
  readonly offered: OfferedLanguage | null;
};

export type OfferedLanguage = {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly messages: Messages;
};

export function noticeView(notice: ShownNotice, telling: Telling): NoticeView {
  const type = typeOf(notice);
  const offered = notice.locale === undefined ? null : languageIn(notice.locale, telling.messages);
  return {
    id: notice.id,
    text: textOf(notice, offered ? { ...telling, messages: offered.messages } : telling),
    type,
    role: type === 'error' ? 'alert' : 'status',
    leadsToCart: leadsToCart(notice),
    offersCheckout: notice.offersCheckout ?? false,
    offersComparison: notice.code === 'compare-added' || notice.code === 'compare-full',
    offersReload: notice.code === 'shop-renewed',
    offered,
  };
}

function languageIn(locale: string, messages: Messages): OfferedLanguage {
  return { locale, direction: directionOf(languageOf(locale)), messages: (part) => messages(part, locale) };
}
