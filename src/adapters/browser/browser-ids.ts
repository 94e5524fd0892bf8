import type { Ids } from '#domain/shared/ids.ts';

type RandomSource = Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>;

/** Random UUIDs. Pages without https, as on a phone in the local network, lack `randomUUID`: there it is put together. */
export function createBrowserIds(source: RandomSource = crypto): Ids {
  return { next: () => source.randomUUID?.() ?? uuidOf(source.getRandomValues(new Uint8Array(16))) };
}

/** Sixteen random bytes as a UUID of version 4 (RFC 9562). */
function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
