/** A schema of the contract with its references followed, as far as the kit looks into it. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
};

/** A valid body with one thing made wrong: `field` is its dotted path. */
export type BodyFault = { readonly field: string; readonly keyword: 'required' | 'type'; readonly body: unknown };

/** Every required field left out, and every field of one type given another, wherever the valid body has it. */
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
    return [...typed, ...faultsBelow(own, each, [...path, name])];
  });
  return [...missing, ...below];
}

/** A value of a type that the schema does not allow; undefined where it allows several. */
function wrongFor({ type }: Schema): unknown {
  if (typeof type !== 'string') return undefined;
  return type === 'object' || type === 'array' ? 'text' : type === 'string' ? 7 : 'text';
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
