import type { Notice, NoticeCode, QueueNewsCode } from '#domain/notices/notices.ts';
import { queueNewsWords } from '../words/queue-news/en.ts';
import type { Words } from '../words/writing/words.ts';
import { type Contact, textOf } from './messages.ts';

/** Any notice in words, where notices are listed. */
export function toldText({ code, ...told }: Notice, words: Words, contact: Contact): string {
  if (!isQueueNews(code)) return textOf({ code, ...told }, words, contact);
  const { number = '', message = '', sums } = told;
  return words(queueNewsWords)
    [code].replaceAll('{number}', () => number)
    .replaceAll('{message}', () => message)
    .replaceAll('{was}', () => sums?.was ?? '')
    .replaceAll('{now}', () => sums?.now ?? '');
}

function isQueueNews(code: NoticeCode): code is QueueNewsCode {
  return Object.hasOwn(queueNewsWords.english, code);
}
