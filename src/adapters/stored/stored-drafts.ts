import { isRecord } from '#adapters/wire/parser.ts';
import type { Drafts } from '#domain/interface/drafts.ts';

/** What a device kept of forms; null when it is nothing of the kind. A form that cannot be read is left out, the others stay. */
export function readStoredDrafts(stored: unknown): Drafts | null {
  return isRecord(stored) ? (Object.fromEntries(Object.entries(stored).filter(holdsTexts)) as Drafts) : null;
}

function holdsTexts([, form]: readonly [string, unknown]): boolean {
  return isRecord(form) && Object.values(form).every((text) => typeof text === 'string');
}
