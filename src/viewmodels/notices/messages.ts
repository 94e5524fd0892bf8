import type { NoticeCode } from '#domain/notices/notice-codes.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { cartNoticeMessages } from '../messages/cart-notices/en.ts';
import { noticeMessages } from '../messages/notices/en.ts';
import { queueNewsMessages } from '../messages/queue-news/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type Contact = { readonly email: string };

/** A notice in words: the API's own when it brought some. */
export function textOf({ code, text, ...told }: Notice, messages: Messages, { email }: Contact): string {
  const { number = '', productName = '', message = '', sums } = told;
  return (
    text ??
    wordsOf(code, messages)
      .replaceAll('{email}', () => email)
      .replaceAll('{number}', () => number)
      .replaceAll('{productName}', () => productName)
      .replaceAll('{message}', () => message)
      .replaceAll('{was}', () => sums?.was ?? '')
      .replaceAll('{now}', () => sums?.now ?? '')
  );
}

function wordsOf(code: NoticeCode, messages: Messages): string {
  return { ...messages(cartNoticeMessages), ...messages(noticeMessages), ...messages(queueNewsMessages) }[code];
}
