/** Which fields of an entity are sent: dotted names, `*` stands for any run of characters within the name. */
export type FieldChoice = { readonly include: readonly string[]; readonly exclude: readonly string[] };

type Entity = Readonly<Record<string, unknown>>;

/** Keeps the included fields, then drops the excluded ones; `id` always stays. Source: contract, _sourceInclude. */
export function chooseFields(entity: Entity, { include, exclude }: FieldChoice): Entity {
  if (include.length === 0 && exclude.length === 0) return entity;
  const kept = include.length === 0 ? entity : onlyNamed(entity, include);
  const left = exclude.length === 0 ? kept : without(kept, exclude);
  return { ...left, id: entity['id'] };
}

/** What is named, at any depth; objects and lists of which nothing is named are left out. */
function onlyNamed(value: Entity, names: readonly string[], above = ''): Entity {
  return mapFields(value, above, (field, path) => {
    if (isNamed(path, names)) return field;
    const below = mapObjects(field, (inner) => onlyNamed(inner, names, path));
    return Array.isArray(below) ? filled(below.filter(isFilled)) : isFilled(below) ? below : undefined;
  });
}

function without(value: Entity, names: readonly string[], above = ''): Entity {
  return mapFields(value, above, (field, path) =>
    isNamed(path, names) ? undefined : (mapObjects(field, (inner) => without(inner, names, path)) ?? field),
  );
}

/** The fields of an object anew by name and path; undefined leaves one out. */
function mapFields(value: Entity, above: string, change: (field: unknown, path: string) => unknown): Entity {
  const entries = Object.entries(value).map(([key, field]) => [
    key,
    change(field, above === '' ? key : `${above}.${key}`),
  ]);
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
}

/** An object, or the objects of a list, anew; undefined for what is neither. */
function mapObjects(value: unknown, change: (inner: Entity) => Entity): unknown {
  if (Array.isArray(value)) return value.every(isObject) ? value.map(change) : undefined;
  return isObject(value) ? change(value) : undefined;
}

function isObject(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

function filled(list: readonly unknown[]): readonly unknown[] | undefined {
  return list.length > 0 ? list : undefined;
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
