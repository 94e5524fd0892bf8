import { id, readable, valueOrNull } from '#adapters/wire/parser.ts';
import type { ClosedPromos } from '#domain/content/promos.ts';

const storedIds = readable(id);

/** The promos that were closed, as a device kept them; null when it kept none. */
export function readStoredClosedPromos(stored: unknown): ClosedPromos | null {
  return valueOrNull(storedIds, stored)?.items ?? null;
}
