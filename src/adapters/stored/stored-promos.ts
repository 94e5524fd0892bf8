import type { ClosedPromos } from '#domain/content/promos.ts';
import { id, readable, valueOrNull } from '#wire/parser.ts';

const storedIds = readable(id);

/** The promos that were closed, as a device kept them; null when it kept none. */
export function readStoredClosedPromos(stored: unknown): ClosedPromos | null {
  return valueOrNull(storedIds, stored)?.items ?? null;
}
