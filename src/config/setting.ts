/** How the value of a key is read. */
export type Setting<T> = {
  /** Ends the sentence "<key> must be …". */
  readonly expects: string;
  /** Reads a value of the configuration file; null when it is not what the key expects. */
  readonly read: (value: unknown) => T | null;
  /** Reads the text of an environment variable. */
  readonly readText: (text: string) => T | null;
};

export const flag: Setting<boolean> = {
  expects: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : null),
  readText: (text) => (text === 'true' ? true : text === 'false' ? false : null),
};

export function choice<const T extends string>(...choices: readonly T[]): Setting<T> {
  const read = (value: unknown): T | null => choices.find((each) => each === value) ?? null;
  return { expects: `one of ${choices.join(', ')}`, read, readText: read };
}

/** A list of some of these, none twice; in the environment with commas between. */
export function choices<const T extends string>(...all: readonly T[]): Setting<readonly T[]> {
  const read = (value: unknown): readonly T[] | null => {
    if (!Array.isArray(value) || new Set(value).size !== value.length) return null;
    const known = value.flatMap((each) => all.find((name) => name === each) ?? []);
    return known.length === value.length ? known : null;
  };
  const readText = (text: string) => read(text === '' ? [] : text.split(','));
  return { expects: `a list of some of ${all.join(', ')}`, read, readText };
}

/** A text that matches the pattern whole. */
export function text(pattern: RegExp, expects: string): Setting<string> {
  return textThat((value) => pattern.test(value), expects);
}

export function textThat(fits: (text: string) => boolean, expects: string): Setting<string> {
  const read = (value: unknown): string | null => (typeof value === 'string' && fits(value) ? value : null);
  return { expects, read, readText: read };
}

/** The same list, in which nothing stands twice. */
export function distinct({ expects, read, readText }: Setting<readonly string[]>): Setting<readonly string[]> {
  const once = (found: readonly string[] | null) => (new Set(found).size === found?.length ? found : null);
  return { expects, read: (value) => once(read(value)), readText: (value) => once(readText(value)) };
}

/** A list of texts that each match the pattern whole; in the environment with commas between. */
export function texts(pattern: RegExp, expects: string): Setting<readonly string[]> {
  const fits = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);
  const read = (value: unknown) => (Array.isArray(value) && value.every(fits) ? value : null);
  return { expects, read, readText: (value) => read(value === '' ? [] : value.split(',')) };
}
