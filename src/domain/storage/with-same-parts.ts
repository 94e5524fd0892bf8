/**
 * The next value, with every part of it that says the same as before being the very part of before: what is shown of a
 * part by its identity is not made again because a device has given it back as a copy. Both are JSON-ready; entries of
 * lists are compared at their place.
 */
export function withSameParts<T>(before: T, next: T): T {
  if (before === next || !isObject(before) || !isObject(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const known = new Map<string, unknown>(Object.entries(before));
  const parts = Object.entries(next).map(([name, part]) => [name, withSameParts(known.get(name), part)] as const);
  const isSame = ([name, part]: readonly [string, unknown]): boolean =>
    known.has(name) && Object.is(known.get(name), part);
  if (parts.length === known.size && parts.every(isSame)) return before;
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T & object;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
