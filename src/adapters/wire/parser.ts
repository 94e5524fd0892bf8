/** What a parser made of a JSON value: the value, or the field that is not as agreed (`lines.0.sku`; '' is the whole). */
export type Parsed<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'malformed'; readonly field: string };

/** Reads a JSON value. Never throws. */
export type Parser<T> = (input: unknown) => Parsed<T>;

export type ValueOf<P> = P extends Parser<infer T> ? T : never;

const malformed: Parsed<never> = { kind: 'malformed', field: '' };

export function parsed<T>(value: T): Parsed<T> {
  return { kind: 'ok', value };
}

export const text: Parser<string> = (input) => (typeof input === 'string' ? parsed(input) : malformed);

export const flag: Parser<boolean> = (input) => (typeof input === 'boolean' ? parsed(input) : malformed);

export const amount: Parser<number> = (input) =>
  typeof input === 'number' && Number.isFinite(input) ? parsed(input) : malformed;

/** A whole number from `least` to `most`. */
export function whole(least = 0, most = Number.POSITIVE_INFINITY): Parser<number> {
  return (input) => (Number.isInteger(input) ? between(least, most)(input) : malformed);
}

/** A number from `least` to `most`. */
export function between(least: number, most: number): Parser<number> {
  return (input) => (Number(input) >= least && Number(input) <= most ? amount(input) : malformed);
}

/** What a piece costs: never less than nothing, and no more than can be counted in paise. */
export const price = between(0, 1e12);

export const id: Parser<number> = (input) => (Number.isSafeInteger(input) ? amount(input) : malformed);

export const anything: Parser<unknown> = (input) => parsed(input);

/** A text of at least one character. */
export const filled: Parser<string> = (input) => (input === '' ? malformed : text(input));

/** A text that says when. */
export const momentText: Parser<string> = (input) => (Date.parse(String(input)) ? text(input) : malformed);

/** Exactly one of these values. */
export function oneOf<const V extends string | boolean | null>(...values: readonly V[]): Parser<V> {
  return (input) => {
    const found = values.find((each) => each === input);
    return found === undefined ? malformed : parsed(found);
  };
}

/** The first of two readings that fits. */
export function either<A, B>(one: Parser<A>, other: Parser<B>): Parser<A | B> {
  return (input) => {
    const found = one(input);
    return found.kind === 'ok' ? found : other(input);
  };
}

/** A value that was checked and is kept whole, with what this build does not know of it. */
export function checked<T>(check: Parser<unknown>): Parser<T> {
  return (input) => {
    const found = check(input);
    return found.kind === 'ok' ? parsed(input as T) : found;
  };
}

/** What was read, or null for what cannot be. */
export function valueOrNull<T>(parse: Parser<T>, input: unknown): T | null {
  const found = parse(input);
  return found.kind === 'ok' ? found.value : null;
}

/** A value that is read as another one. */
export function mapped<A, B>(parse: Parser<A>, change: (value: A) => B): Parser<B> {
  return (input) => {
    const found = parse(input);
    return found.kind === 'ok' ? parsed(change(found.value)) : found;
  };
}

/** The field may be missing or null; then it is null. A value of another kind is still malformed. */
export function nullable<T>(parse: Parser<T>): Parser<T | null> {
  return (input) => (input === undefined || input === null ? parsed(null) : parse(input));
}

/** For what the shop can do without: missing, null or unreadable becomes the fallback (ERR-12). */
export function optional<T>(parse: Parser<T>, fallback: T): Parser<T> {
  return (input) => {
    const found = parse(input);
    return found.kind === 'ok' ? found : parsed(fallback);
  };
}

/** An object with these fields; others are left out, inherited ones do not count. */
export function shape<F extends Readonly<Record<string, Parser<unknown>>>>(
  fields: F,
): Parser<{ readonly [K in keyof F]: ValueOf<F[K]> }> {
  const parsers = Object.entries(fields);
  return (input) => {
    if (!isRecord(input)) return malformed;
    const read: Record<string, unknown> = {};
    for (const [name, parse] of parsers) {
      const found = parse(Object.hasOwn(input, name) ? input[name] : undefined);
      if (found.kind === 'malformed') return within(name, found.field);
      read[name] = found.value;
    }
    return parsed(read as { readonly [K in keyof F]: ValueOf<F[K]> });
  };
}

/** A list in which every item must be as agreed. */
export function list<T>(parse: Parser<T>): Parser<readonly T[]> {
  return (input) => {
    if (!Array.isArray(input)) return malformed;
    const items: T[] = [];
    for (const [at, item] of input.entries()) {
      const found = parse(item);
      if (found.kind === 'malformed') return within(String(at), found.field);
      items.push(found.value);
    }
    return parsed(items);
  };
}

export type Readable<T> = {
  readonly items: readonly T[];
  /** The fields for which items were left out. */
  readonly leftOut: readonly string[];
};

/** Nothing to read and nothing left out. */
export const noneReadable: Readable<never> = { items: [], leftOut: [] };

/** A list that stands even when some of its items cannot be read. */
export function readable<T>(parse: Parser<T>): Parser<Readable<T>> {
  return (input) => {
    if (!Array.isArray(input)) return malformed;
    const found = input.map(parse);
    return parsed({
      items: found.flatMap((each) => (each.kind === 'ok' ? [each.value] : [])),
      leftOut: found.flatMap((each, at) => (each.kind === 'ok' ? [] : [join(String(at), each.field)])),
    });
  };
}

/** Reads a list that may also come as `{ items: [...] }` (contract, section 2). */
export function itemsOf<T>(parse: Parser<T>): Parser<T> {
  return (input) => parse(isRecord(input) && Object.hasOwn(input, 'items') ? input['items'] : input);
}

export function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function within(name: string, field: string): Parsed<never> {
  return { kind: 'malformed', field: join(name, field) };
}

function join(name: string, field: string): string {
  return field === '' ? name : `${name}.${field}`;
}
