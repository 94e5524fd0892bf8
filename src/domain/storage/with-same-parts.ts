/**
 * The next value, with every part of it that says the same as before being the very part of before: what is shown of a
 * part by its identity is not made again because a device has given it back as a copy. Both are JSON-ready; entries of
 * lists are compared at their place.
 */
export function withSameParts<T>(before: T, next: T): T {
  if (before === next || !isRecord(before) || !isRecord(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next)) return next;
  const names = Object.keys(next);
  const parts = names.map((name) => withSameParts(ownPart(before, name), next[name]));
  const isSame = (name: string, at: number): boolean =>
    Object.hasOwn(before, name) && Object.is(before[name], parts[at]);
  if (Object.keys(before).length === names.length && names.every(isSame)) return before;
  return (Array.isArray(next) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]))) as T & Parts;
}

/** An object or a list, by the names of its parts. */
type Parts = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function ownPart(whole: Parts, name: string): unknown {
  return Object.hasOwn(whole, name) ? whole[name] : undefined;
}
