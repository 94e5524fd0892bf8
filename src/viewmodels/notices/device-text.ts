import type { SaidNews } from '#domain/storage/device-news.ts';
import { deviceWords } from '../words/device/en.ts';
import type { Words } from '../words/writing/words.ts';
import type { Contact } from './messages.ts';

/** What the device does, in one sentence. */
export function deviceText(news: SaidNews, words: Words, { email }: Contact): string {
  const count = news.kind === 'set-aside' ? String(news.count) : '';
  return words(deviceWords)
    [news.kind].replaceAll('{email}', () => email)
    .replaceAll('{count}', () => count);
}
