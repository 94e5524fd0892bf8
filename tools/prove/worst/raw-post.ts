import type { RawCall } from '../malformed/malformed-calls.ts';

/** The proof is about requests below this. */
export const MOST_BYTES = 64_000;

/** A body as JSON; of one that is too large every list is cut in halves until it fits. */
export function postOf(address: string, body: unknown): RawCall {
  let fitting = body;
  while (JSON.stringify(fitting).length > MOST_BYTES) fitting = halved(fitting);
  return { method: 'POST', address, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fitting) };
}

function halved(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 1_000 ? value.slice(0, value.length / 2) : value;
  if (Array.isArray(value)) return value.slice(0, Math.ceil(value.length / 2)).map(halved);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.length > 100 ? entries.slice(0, entries.length / 2) : entries;
  return Object.fromEntries(kept.map(([key, each]) => [key, halved(each)]));
}
