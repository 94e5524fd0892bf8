import { oneOf, valueOrNull } from '#adapters/wire/parser.ts';
import type { SizeUnit } from '#domain/content/size-guide.ts';

const storedUnit = oneOf('in', 'cm');

/** The unit that sizes were last read in, as a device kept it; null when it kept none. */
export function readStoredSizeUnit(stored: unknown): SizeUnit | null {
  return valueOrNull(storedUnit, stored);
}
