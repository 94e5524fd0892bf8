import { oddTexts } from './odd-values.ts';
import type { RawAnswer } from './send-raw.ts';

/** Where it stands in a page as it was sent, it runs. */
const SCRIPT = oddTexts.find((text) => text.startsWith('<script>')) ?? '<script>';

/** What is wrong with the answer to a malformed address of a page of this store view; null where a shopper may get it. */
export function faultOfPage({ status, headers, text }: RawAnswer, prefix = ''): string | null {
  if (status >= 500) return `status ${status}`;
  if (headers['x-injected'] !== undefined) return 'a header that the address has brought';
  if (!headers['content-security-policy']) return `no content policy with status ${status}`;
  if (text.includes(SCRIPT)) return 'a script that the address has brought';
  return status >= 300 && status < 400 ? faultOfWay(headers.location ?? '', prefix) : null;
}

/** A redirect stays in the shop, and in the store view. */
function faultOfWay(location: string, prefix: string): string | null {
  const isHere = location === prefix || location.startsWith(`${prefix}/`);
  return /^\/(?![/\\])/.test(location) && isHere ? null : `a way to ${location.slice(0, 100)}`;
}
