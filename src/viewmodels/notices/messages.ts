import type { PageNotice } from '#domain/notices/notices.ts';
import { noticeWords } from '../words/notices/en.ts';
import type { Words } from '../words/writing/words.ts';

export type Contact = { readonly email: string };

/** A notice in words: the API's own when it brought some. */
export function textOf({ code, text, number = '', productName = '' }: Told, words: Words, { email }: Contact): string {
  return (
    text ??
    words(noticeWords)
      [code].replaceAll('{email}', () => email)
      .replaceAll('{number}', () => number)
      .replaceAll('{productName}', () => productName)
  );
}

type Told = Pick<PageNotice, 'code' | 'text' | 'number' | 'productName'>;
