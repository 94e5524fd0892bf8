import type { Discarded } from '#domain/queue/discarded.ts';
import { valueOrNull, whole } from '#wire/parser.ts';

const storedCount = whole();

/** How many discarded tasks a device kept to be told of; null when it kept no number. */
export function readStoredDiscarded(stored: unknown): Discarded | null {
  return valueOrNull(storedCount, stored);
}
