/** Which fields of an entity are sent: dotted names, `*` stands for any run of characters within the name. */
export type FieldChoice = { readonly include: readonly string[]; readonly exclude: readonly string[] };

type Entity = Readonly<Record<string, unknown>>;

/** Keeps the included fields, then drops the excluded ones; `id` always stays. Source: contract, _sourceInclude. */
export function chooseFields(entity: Entity, { include, exclude }: FieldChoice): Entity {
  if (include.length === 0 && exclude.length === 0) return entity;
  const kept = include.length === 0 ? entity : prune(entity, '', (path) => depthOf(path, include));
  const left = exclude.length === 0 ? kept : prune(kept, '', (path) => (isNamed(path, exclude) ? 'none' : 'part'));
  return { ...left, id: entity['id'] };
}

type Depth = 'all' | 'part' | 'none';

function depthOf(path: string, include: readonly string[]): Depth {
  if (isNamed(path, include)) return 'all';
  return include.some((name) => name.startsWith(`${path}.`) || name.startsWith('*')) ? 'part' : 'none';
}

function prune(value: Entity, above: string, decide: (path: string) => Depth): Entity {
  const entries = Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
    const path = above === '' ? key : `${above}.${key}`;
    const depth = decide(path);
    if (depth === 'none') return [];
    return depth === 'all' ? [[key, field]] : [[key, pruneValue(field, path, decide)]];
  });
  return Object.fromEntries(entries);
}

function pruneValue(value: unknown, path: string, decide: (path: string) => Depth): unknown {
  if (Array.isArray(value)) return value.map((entry) => pruneValue(entry, path, decide));
  return typeof value === 'object' && value !== null ? prune({ ...value }, path, decide) : value;
}

/** A plain comparison, step by step: no expression is built from what a caller sent. */
function isNamed(path: string, names: readonly string[]): boolean {
  return names.some((name) => isMatch(path, name));
}

function isMatch(path: string, name: string): boolean {
  const [start = '', ...rest] = name.split('*');
  if (rest.length === 0) return path === name;
  if (!path.startsWith(start)) return false;
  const end = rest.at(-1) ?? '';
  const middle = rest.slice(0, -1);
  let at = start.length;
  for (const part of middle) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - end.length >= at && path.endsWith(end);
}
