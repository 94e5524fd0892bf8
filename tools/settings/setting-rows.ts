export type SettingRow = {
  /** A key of the shop's configuration, or a name in the environment. */
  readonly name: string;
  /** As the documents write it; null where it stands in `says`. */
  readonly fallback: string | null;
  readonly says: string;
  /** What this machine has it at, and from where; null for what may be secret. */
  readonly value: string | null;
  readonly origin: 'default' | 'file' | 'environment' | null;
  readonly readIn: readonly string[];
};

export type Source = { readonly path: string; readonly text: string };

export type SettingSources = {
  /** The text of docs/settings.md. */
  readonly page: string;
  /** The values of the shop's keys. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The configuration file as it was written; null when there is none. */
  readonly file: unknown;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** All code that might read one. */
  readonly sources: readonly Source[];
};

const declarations = ['settings', 'shop-config', 'page-config', 'store-views'].map((name) => `src/config/${name}.ts`);

/** Every setting that docs/settings.md lists, with its value where it is no secret, and the files that read it. */
export function settingRows(given: SettingSources): readonly SettingRow[] {
  const rows = given.page.split('\n').filter((row) => row.startsWith('| `'));
  return rows.flatMap((row) => {
    const cells = row.split(/(?<!\\)[|]/).slice(1, -1);
    const [names = '', ...others] = cells.map((cell) => cell.trim());
    const [says = '', fallback = null] = others.toReversed();
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({
      ...{ name, fallback, says },
      ...standingOf(name, given),
      readIn: readersOf(name, given.sources),
    }));
  });
}

function standingOf(name: string, { config, file, environment }: SettingSources): Pick<SettingRow, 'value' | 'origin'> {
  if (!(name in config)) return { value: null, origin: null };
  const value = config[name];
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  if (environment[`ZARI__${name.replaceAll('.', '__')}`] !== undefined) return { value: shown, origin: 'environment' };
  return { value: shown, origin: isIn(file, name.split('.')) ? 'file' : 'default' };
}

function isIn(part: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  return (
    typeof part === 'object' &&
    part !== null &&
    key in part &&
    isIn(Object.entries(part).find(([name]) => name === key)?.[1], rest)
  );
}

/** Where the name stands as a word of the code; a declaration counts for those that nothing else reads. */
function readersOf(name: string, sources: readonly Source[]): readonly string[] {
  const quoted = `['"]${name.replaceAll('.', '[.]')}['"]`;
  const word = /^[A-Z_]+$/.test(name) ? `\\b${name}\\b` : name.includes('.') ? quoted : `${quoted}|[.]${name}\\b`;
  const found = sources.filter(({ text }) => new RegExp(word).test(text)).map(({ path }) => path);
  const readers = found.filter((path) => !declarations.includes(path));
  return readers.length > 0 ? readers : found;
}
