/** A text and whether it is a key; or what opens, closes or parts. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\],]/g;

/** An object with its keys so far, or a list with the place in it. */
type Open = { readonly keys: Set<string> | null; at: string | number };

/**
 * The path of the first key that stands twice in one object, of which JSON.parse keeps the last alone; null where none does.
 * The text must be JSON.
 */
export function repeatedKeyIn(text: string): readonly string[] | null {
  const open: Open[] = [];
  for (const [token, quoted, colon] of text.matchAll(TOKENS)) {
    const inner = open.at(-1);
    if (token === '{') open.push({ keys: new Set(), at: '' });
    else if (token === '[') open.push({ keys: null, at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && typeof inner?.at === 'number') inner.at += 1;
    else if (quoted !== undefined && colon !== undefined && inner?.keys) {
      inner.at = JSON.parse(quoted) as string;
      if (inner.keys.has(inner.at)) return open.map(({ at }) => String(at));
      inner.keys.add(inner.at);
    }
  }
  return null;
}
