const LONGEST_PATH = 2_048;

/**
 * A path of this shop, as somebody's address bar or device brought it; null when it could lead elsewhere or is no path at
 * all.
 */
export function ownPathOf(text: string | null): string | null {
  if (text === null || text.length > LONGEST_PATH) return null;
  const isPath = text.startsWith('/') && text[1] !== '/' && text[1] !== '\\';
  return isPath && !hasControlCharacter(text) ? text : null;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= '\u001f' || character === '\u007f');
}
