/** Of so many bytes the first and the last one, both counted from 0. */
export type ByteRange = { readonly first: number; readonly last: number };

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file that a Range header asks for: `bytes=0-99`, `bytes=100-`, or the last 100 as `bytes=-100`. Null
 * where all of it is to be sent: without a header, for several parts at once, or for what cannot be read (RFC 9110).
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return first > last ? 'outside' : { first, last };
}
