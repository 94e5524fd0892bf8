import { momentText } from '../shared/moment-text.ts';
import { keptWords } from '../words/kept/en.ts';
import type { Words } from '../words/writing/words.ts';

/** When something was saved on the device, in a sentence; `savedAt` in milliseconds since 1970, null where nobody knows. */
export function savedText(savedAt: number | null, locale: string, words: Words): string {
  const { saved, savedAtSomeTime } = words(keptWords);
  return savedAt === null ? savedAtSomeTime : saved(momentText(new Date(savedAt).toISOString(), locale));
}
