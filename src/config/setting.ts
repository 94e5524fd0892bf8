/** One key of the configuration: its default, and how a value for it is read. */
export type Setting<T> = {
  readonly initial: T;
  /** Ends the sentence "<key> must be …". */
  readonly expects: string;
  /** Reads a value of the configuration file; null when it is not what the key expects. */
  readonly read: (value: unknown) => T | null;
  /** Reads the text of an environment variable. */
  readonly readText: (text: string) => T | null;
  /** Whether the browser needs it. Everything else stays on the server. */
  readonly inPage: boolean;
};

type Reach = 'page' | 'server';

export function flag(initial: boolean, reach: Reach): Setting<boolean> {
  return {
    initial,
    expects: 'true or false',
    read: (value) => (typeof value === 'boolean' ? value : null),
    readText: (text) => (text === 'true' ? true : text === 'false' ? false : null),
    inPage: reach === 'page',
  };
}

export function choice<const T extends string>(choices: readonly T[], initial: NoInfer<T>, reach: Reach): Setting<T> {
  const read = (value: unknown): T | null => choices.find((each) => each === value) ?? null;
  return { initial, expects: `one of ${choices.join(', ')}`, read, readText: read, inPage: reach === 'page' };
}

type TextRule = { readonly pattern: RegExp; readonly expects: string };

/** A text that matches the pattern whole. */
export function text(initial: string, { pattern, expects }: TextRule, reach: Reach): Setting<string> {
  const read = (value: unknown): string | null => (typeof value === 'string' && pattern.test(value) ? value : null);
  return { initial, expects, read, readText: read, inPage: reach === 'page' };
}
