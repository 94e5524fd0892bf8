import type { Drafts } from '#domain/interface/drafts.ts';
import { isRecord } from '#wire/parser.ts';

/** What a device kept of forms; null when it is nothing of the kind. What is no text is left out, the rest is not lost with it. */
export function readStoredDrafts(stored: unknown): Drafts | null {
  if (!isRecord(stored)) return null;
  const forms = Object.entries(stored).flatMap(([form, texts]) =>
    isRecord(texts) ? [[form, Object.fromEntries(Object.entries(texts).filter(isText))] as const] : [],
  );
  return Object.fromEntries(forms);
}

function isText(entry: readonly [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
