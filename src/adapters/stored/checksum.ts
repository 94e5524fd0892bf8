import { isRecord } from '#adapters/wire/parser.ts';

const [FNV_BASIS, FNV_PRIME] = [0x811c9dc5, 0x01000193];

/**
 * A number of eight hexadecimal digits that is another one when anything of a JSON-ready value is another (FNV-1a). In
 * which order its names stand does not count, nor do those without a value, since not every store keeps them.
 */
export function checksumOf(value: unknown): string {
  const text = JSON.stringify(value, withNamesInOrder) ?? '';
  let sum = FNV_BASIS;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), FNV_PRIME);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

function withNamesInOrder(_name: string, part: unknown): unknown {
  return isRecord(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part;
}
