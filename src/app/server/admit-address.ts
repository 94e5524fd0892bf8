import { examples } from './examples.ts';

/**
 * What a request line asks for.
 *
 * - `page`: a path and query that may be a page.
 * - `file`: a path that ends in a file extension and is no page.
 * - `malformed`: nothing a browser of this shop would send.
 */
export type Address =
  | { readonly kind: 'page' | 'file'; readonly path: string; readonly address: string }
  | { readonly kind: 'malformed' };

const LONGEST = 8_192; // bytes of a request line
const FORBIDDEN = /%2f|%5c|%00|\\|(^|\/)\.\.?(\/|$)/i;
/** What tools keep beside their work; never a page. */
const HIDDEN = /\/\.(?!well-known\/)/;
const EXTENSION = /\.[a-z][a-z0-9]{0,9}$/i;

/** What old servers wrote behind a name; an address may be pasted with it. */
const SESSION = /;[^/]*/g;

/** Pages whose path looks like a file's. */
const pagesWithExtension: ReadonlySet<string> = new Set(['/pwa.html', ...examples.keys()]);

/** Skus and slugs may have dots in them. */
const openEnded = /^\/[cp]\//;

/** Reads the address as it stood in the request line; decodes the path once, for checking. */
export function admitAddress(target: string): Address {
  if (target.length > LONGEST || !target.startsWith('/')) return { kind: 'malformed' };
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  const decoded = decodedOf(path);
  if (decoded === null || FORBIDDEN.test(path) || FORBIDDEN.test(decoded) || hasControlCharacter(decoded))
    return { kind: 'malformed' };
  const isNamed = !EXTENSION.test(path.replace(SESSION, '')) || pagesWithExtension.has(path) || openEnded.test(path);
  const isPage = isNamed && !HIDDEN.test(decoded);
  return { kind: isPage ? 'page' : 'file', path, address: target };
}

function decodedOf(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
