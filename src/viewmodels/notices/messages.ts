import type { NoticeCode } from '#domain/notices/notice-codes.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { type NotSent, notSentIn } from '#domain/orders/not-sent-in.ts';
import { displayPrice, type Written } from '#domain/storeview/display-price.ts';
import { cartNoticeMessages } from '../messages/cart-notices/en.ts';
import { noticeMessages } from '../messages/notices/en.ts';
import { queueNewsMessages } from '../messages/queue-news/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type Contact = { readonly email: string };

/** How notices are told. */
export type Telling = { readonly messages: Messages; readonly contact: Contact; readonly storeView: Written };

/** A notice in words: the API's own when it brought some. */
export function textOf({ code, text, ...told }: Notice, { messages, contact, storeView }: Telling): string {
  const { number = '', productName = '', message = '', sums } = told;
  const sum = (which: 'was' | 'now') =>
    sums ? displayPrice(sums[which], { ...storeView, currency: sums.currency }) : '';
  const notSent = code === 'order-refused' || code === 'order-queue-refused' ? notSentIn(message) : null;
  if (notSent) return notSentWords(notSent, messages);
  return (
    text ??
    wordsOf(code, messages)
      .replaceAll('{email}', () => contact.email)
      .replaceAll('{number}', () => number)
      .replaceAll('{productName}', () => productName)
      .replaceAll('{message}', () => message)
      .replaceAll('{was}', () => sum('was'))
      .replaceAll('{now}', () => sum('now'))
  );
}

/** Of all that the shop says to an order, this alone is known to be something that a shopper can mend. */
function notSentWords({ names }: NotSent, messages: Messages): string {
  return messages(queueNewsMessages)['order-not-sent'].replace('{productName}', () => names.join(', '));
}

function wordsOf(code: NoticeCode, messages: Messages): string {
  return { ...messages(cartNoticeMessages), ...messages(noticeMessages), ...messages(queueNewsMessages) }[code];
}
