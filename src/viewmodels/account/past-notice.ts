import { type NoticeType, type ShownNotice, typeOf } from '#domain/notices/notices.ts';
import { timestampAt } from '#domain/shared/clock.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type Contact, textOf } from '../notices/messages.ts';
import { agoText } from './ago-text.ts';

/** What the shop has told before: `ago` for people, `at` for machines. */
export type PastNotice = {
  readonly id: number;
  readonly text: string;
  readonly type: NoticeType;
  readonly ago: string;
  readonly at: string;
};

type Telling = {
  readonly messages: Messages;
  readonly contact: Contact;
  readonly now: number;
  readonly locale: string;
};

export function pastNotice(notice: ShownNotice, { messages, contact, now, locale }: Telling): PastNotice {
  return {
    id: notice.id,
    text: textOf(notice, messages, contact),
    type: typeOf(notice),
    ago: agoText(notice.at, now, locale),
    at: timestampAt(notice.at),
  };
}
