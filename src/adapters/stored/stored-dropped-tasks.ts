import { valueOrNull, whole } from '#adapters/wire/parser.ts';
import type { DroppedTasks } from '#domain/queue/dropped-tasks.ts';

const storedCount = whole();

/** How many discarded tasks a device kept to be told of; null when it kept no number. */
export function readStoredDroppedTasks(stored: unknown): DroppedTasks | null {
  return valueOrNull(storedCount, stored);
}
