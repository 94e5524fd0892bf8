export type Body =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' };

const MOST_DEPTH = 32;
const MOST_KEYS = 1_000;
const MOST_ENTRIES = 500;
const LONGEST_TEXT = 10_000;

/** Reads a JSON body. Text that could hurt whoever reads it on is not JSON for us. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const bytes = await readBytes(request, limit);
  return bytes ? parse(bytes) : { kind: 'too-large' };
}

/** A body as it came, counted while it comes in; null when it is larger than the limit in bytes. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): Body {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isHarmless(value, 0) ? { kind: 'read', value } : { kind: 'not-json' };
  } catch {
    return { kind: 'not-json' };
  }
}

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Limits on depth, keys, entries and text; no prototype keys, and no NUL, which PostgreSQL cannot store. */
export function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MOST_DEPTH) return false;
  if (Array.isArray(value)) return value.length <= MOST_ENTRIES && value.every((entry) => isHarmless(entry, depth + 1));
  const entries = Object.entries(value);
  if (entries.length > MOST_KEYS) return false;
  return entries.every(
    ([key, entry]) => !PROTOTYPE_KEYS.includes(key) && !key.includes('\0') && isHarmless(entry, depth + 1),
  );
}
