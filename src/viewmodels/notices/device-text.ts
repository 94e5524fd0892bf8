import type { SaidNews } from '#domain/storage/device-news.ts';
import { deviceMessages } from '../messages/device/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { Contact } from './messages.ts';

/** What the device does, in one sentence. */
export function deviceText(news: SaidNews, messages: Messages, { email }: Contact): string {
  const count = news.kind === 'set-aside' ? String(news.count) : '';
  return messages(deviceMessages)
    [news.kind].replaceAll('{email}', () => email)
    .replaceAll('{count}', () => count);
}
