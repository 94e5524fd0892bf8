import { keptMessages } from '../messages/kept/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type Dated, momentText } from '../shared/moment-text.ts';

/** When something was saved on the device, in a sentence; `savedAt` in milliseconds since 1970, null where nobody knows. */
export function savedText(savedAt: number | null, view: Dated, messages: Messages): string {
  const { saved, savedAtSomeTime } = messages(keptMessages);
  return savedAt === null ? savedAtSomeTime : saved(momentText(new Date(savedAt).toISOString(), view));
}
