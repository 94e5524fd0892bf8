/** A schema of the contract with its references followed, as far as the kit looks into it. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
};

const UPPER_BOUNDS = ['maxLength', 'maximum', 'maxItems'] as const;

/** A valid body with one thing made wrong: `field` is its dotted path. */
export type BodyFault = {
  readonly field: string;
  readonly keyword: 'required' | 'type' | (typeof UPPER_BOUNDS)[number];
  readonly body: unknown;
};

/** Whether anything in a body of this schema can be too much. */
export function hasUpperBound(schema: Schema): boolean {
  const below = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return UPPER_BOUNDS.some((bound) => schema[bound] !== undefined) || below.some(hasUpperBound);
}

/** Every required field left out, every field of one type given another or too much, wherever the valid body has it. */
export function bodyFaults(schema: Schema, body: unknown): readonly BodyFault[] {
  return faultsBelow(schema, body, []).map(({ path, keyword, replace }) => ({
    field: path.join('.'),
    keyword,
    body: changed(body, path, replace),
  }));
}

type Path = readonly string[];
type Change = { readonly path: Path; readonly keyword: BodyFault['keyword']; readonly replace: unknown };

/** Stands for a key that is left out. */
const LEFT_OUT = Symbol('left out');

function faultsBelow(schema: Schema, value: unknown, path: Path): readonly Change[] {
  if (Array.isArray(value)) {
    return value.slice(0, 1).flatMap((entry, at) => faultsBelow(schema.items ?? {}, entry, [...path, String(at)]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const missing = (schema.required ?? []).map(
    (name): Change => ({ path: [...path, name], keyword: 'required', replace: LEFT_OUT }),
  );
  const below = Object.entries(value).flatMap(([name, each]): readonly Change[] => {
    const own = schema.properties?.[name] ?? {};
    const wrong = wrongFor(own);
    const typed = wrong === undefined ? [] : [{ path: [...path, name], keyword: 'type' as const, replace: wrong }];
    const beyond = beyondOf(own, each).map((change) => ({ ...change, path: [...path, name] }));
    return [...typed, ...beyond, ...faultsBelow(own, each, [...path, name])];
  });
  return [...missing, ...below];
}

/** A value of a type that the schema does not allow; undefined where it allows several. */
function wrongFor({ type }: Schema): unknown {
  if (typeof type !== 'string') return undefined;
  return type === 'object' || type === 'array' ? 'text' : type === 'string' ? 7 : 'text';
}

/** One more than the schema allows. */
function beyondOf({ maxLength, maximum, maxItems }: Schema, value: unknown): readonly Omit<Change, 'path'>[] {
  if (typeof value === 'string' && maxLength !== undefined) {
    return [{ keyword: 'maxLength', replace: 'x'.repeat(maxLength + 1) }];
  }
  if (typeof value === 'number' && maximum !== undefined) return [{ keyword: 'maximum', replace: maximum + 1 }];
  const [entry] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (entry === undefined || maxItems === undefined) return [];
  return [{ keyword: 'maxItems', replace: Array(maxItems + 1).fill(entry) }];
}

function changed(value: unknown, [step, ...rest]: Path, replace: unknown): unknown {
  if (step === undefined) return replace;
  if (Array.isArray(value))
    return value.map((entry, at) => (String(at) === step ? changed(entry, rest, replace) : entry));
  const object = value as Readonly<Record<string, unknown>>;
  const next = changed(object[step], rest, replace);
  const others = Object.entries(object).filter(([name]) => name !== step);
  return Object.fromEntries(next === LEFT_OUT ? others : [...others, [step, next]]);
}
