const HIDDEN = /%2f|%5c|%00|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether the path of a request line says what it means: no encoded slash, backslash or NUL, no way up, nothing that is
 * not UTF-8 once it is decoded. `target` is what the client sent; a parsed URL has lost what is looked for here.
 */
export function isPlainTarget(target: string): boolean {
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return !HIDDEN.test(path) && isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
