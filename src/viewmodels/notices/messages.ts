import type { Notice, NoticeCode } from '#domain/notices/notices.ts';
import { cartNoticeWords } from '../words/cart-notices/en.ts';
import { noticeWords } from '../words/notices/en.ts';
import { queueNewsWords } from '../words/queue-news/en.ts';
import type { Words } from '../words/writing/words.ts';

export type Contact = { readonly email: string };

/** A notice in words: the API's own when it brought some. */
export function textOf({ code, text, ...told }: Notice, words: Words, { email }: Contact): string {
  const { number = '', productName = '', message = '', sums } = told;
  return (
    text ??
    wordsOf(code, words)
      .replaceAll('{email}', () => email)
      .replaceAll('{number}', () => number)
      .replaceAll('{productName}', () => productName)
      .replaceAll('{message}', () => message)
      .replaceAll('{was}', () => sums?.was ?? '')
      .replaceAll('{now}', () => sums?.now ?? '')
  );
}

function wordsOf(code: NoticeCode, words: Words): string {
  return { ...words(cartNoticeWords), ...words(noticeWords), ...words(queueNewsWords) }[code];
}
