/**
 * The next value, with every part of it that says the same as before being the very part of before: what is shown of a
 * part by its identity is not made again because a device has given it back as a copy. Both are JSON-ready; entries of
 * lists are compared at their place.
 */
export function withSameParts<T>(before: T, next: T): T {
  if (!isObject(before) || !isObject(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  if (saysTheSame(before, next)) return before;
  const parts = Object.entries(next).map(([name, part]) => [name, withSameParts(partOf(before, name), part)] as const);
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T & object;
}

function saysTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && saysTheSame(partOf(one, name), partOf(other, name)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function partOf(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
