/** Which fields of an entity are sent: dotted names, `*` stands for any run of characters within the name. */
export type FieldNames = { readonly include: readonly string[]; readonly exclude: readonly string[] };

/** The choice of one search, for all entities of its page. */
export interface FieldChoice {
  /** Keeps the included fields, then drops the excluded ones; `id` always stays. Source: contract, _sourceInclude. */
  choose(entity: Entity): Entity;
  /** False where nothing of a field of the entity itself can be sent, so that it need not be loaded. */
  wants(field: string): boolean;
  /** True where what a search has found by itself is all that is sent. */
  readonly wantsIdAlone: boolean;
}

type Entity = Readonly<Record<string, unknown>>;
type IsNamed = (path: string) => boolean;

/**
 * Every path is compared with the names once, however many entities have it: the work follows the number of names and
 * of fields, and not the rows of a page.
 */
export function createFieldChoice({ include, exclude }: FieldNames): FieldChoice {
  const isIncluded = onceForEach((path) => include.some((name) => isMatch(path, name)));
  const isExcluded = onceForEach((path) => exclude.some((name) => isMatch(path, name)));
  const choose = (entity: Entity): Entity => {
    if (include.length === 0 && exclude.length === 0) return entity;
    const kept = include.length === 0 ? entity : onlyNamed(entity, isIncluded);
    const left = exclude.length === 0 ? kept : without(kept, isExcluded);
    return { ...left, id: entity['id'] };
  };
  const wants = onceForEach(
    (field) => !isExcluded(field) && (include.length === 0 || include.some((name) => mayMatchIn(field, name))),
  );
  const wantsIdAlone = include.length > 0 && include.every((name) => FOUND_FIELDS.includes(name));
  return { choose, wants, wantsIdAlone };
}

const FOUND_FIELDS: readonly string[] = ['id', '_score'];

function onceForEach(decide: IsNamed): IsNamed {
  const known = new Map<string, boolean>();
  return (path) => {
    const found = known.get(path) ?? decide(path);
    known.set(path, found);
    return found;
  };
}

/** What is named, at any depth; objects and lists of which nothing is named are left out. */
function onlyNamed(value: Entity, isNamed: IsNamed, above = ''): Entity {
  return mapFields(value, above, (field, path) => {
    if (isNamed(path)) return field;
    const below = mapObjects(field, (inner) => onlyNamed(inner, isNamed, path));
    return Array.isArray(below) ? filled(below.filter(isFilled)) : isFilled(below) ? below : undefined;
  });
}

function without(value: Entity, isNamed: IsNamed, above = ''): Entity {
  return mapFields(value, above, (field, path) =>
    isNamed(path) ? undefined : (mapObjects(field, (inner) => without(inner, isNamed, path)) ?? field),
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

/** A plain comparison, step by step and never back: no expression is built from what a caller sent. */
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

/** Whether a name may match a field or something below it: as far as both are plain, they must agree. */
function mayMatchIn(field: string, name: string): boolean {
  if (isMatch(field, name)) return true;
  const [start = '', ...rest] = name.split('*');
  const below = `${field}.`;
  return start.startsWith(below) || (rest.length > 0 && below.startsWith(start));
}
