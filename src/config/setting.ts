/** What an editor can check of a value while it is typed, in the words of JSON Schema (draft 7). */
export type ValueSchema = Readonly<Record<string, unknown>>;

/** How the value of a key is read. */
export type Setting<T> = {
  /** Ends the sentence "<key> must be …". */
  readonly expects: string;
  /** Takes all that is read, and refuses what it can. */
  readonly schema: ValueSchema;
  /** Reads a value of the configuration file; null when it is not what the key expects. */
  readonly read: (value: unknown) => T | null;
  /** Reads the text of an environment variable. */
  readonly readText: (text: string) => T | null;
};

export const flag: Setting<boolean> = {
  expects: 'true or false',
  schema: { type: 'boolean' },
  read: (value) => (typeof value === 'boolean' ? value : null),
  readText: (text) => (text === 'true' ? true : text === 'false' ? false : null),
};

export function choice<const T extends string>(...choices: readonly T[]): Setting<T> {
  const read = (value: unknown): T | null => choices.find((each) => each === value) ?? null;
  return { expects: `one of ${choices.join(', ')}`, schema: { enum: choices }, read, readText: read };
}

/** A list of some of these, none twice; in the environment with commas between. */
export function choices<const T extends string>(...all: readonly T[]): Setting<readonly T[]> {
  const read = (value: unknown): readonly T[] | null => {
    if (!Array.isArray(value) || new Set(value).size !== value.length) return null;
    const known = value.flatMap((each) => all.find((name) => name === each) ?? []);
    return known.length === value.length ? known : null;
  };
  const readText = (text: string) => read(text === '' ? [] : text.split(','));
  const schema = { type: 'array', items: { enum: all }, uniqueItems: true };
  return { expects: `a list of some of ${all.join(', ')}`, schema, read, readText };
}

/** A text that matches the pattern whole, which has no flags: a schema knows none. `isRight` asks for what no pattern can say. */
export function text(pattern: RegExp, expects: string, isRight = (_text: string): boolean => true): Setting<string> {
  const fits = (value: unknown): value is string => typeof value === 'string' && pattern.test(value) && isRight(value);
  const read = (value: unknown): string | null => (fits(value) ? value : null);
  return { expects, schema: { type: 'string', pattern: pattern.source }, read, readText: read };
}

/** The same list, in which nothing stands twice. */
export function distinct({
  schema,
  read,
  readText,
  ...setting
}: Setting<readonly string[]>): Setting<readonly string[]> {
  const once = (found: readonly string[] | null) => (new Set(found).size === found?.length ? found : null);
  return {
    ...setting,
    schema: { ...schema, uniqueItems: true },
    read: (value) => once(read(value)),
    readText: (value) => once(readText(value)),
  };
}

/** A list of texts that each match the pattern whole; in the environment with commas between. */
export function texts(pattern: RegExp, expects: string): Setting<readonly string[]> {
  const fits = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);
  const read = (value: unknown) => (Array.isArray(value) && value.every(fits) ? value : null);
  const schema = { type: 'array', items: { type: 'string', pattern: pattern.source } };
  return { expects, schema, read, readText: (value) => read(value === '' ? [] : value.split(',')) };
}
