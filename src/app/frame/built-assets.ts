/** What the build wrote down: the files of each named chunk and the fonts, as addresses below the root. */
export type BuiltAssets = {
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
  /** Of style sheets that pages bring along, by address; the others are linked. */
  readonly sheets?: Readonly<Record<string, Sheet>>;
};

/** A style sheet, and the source by which a security policy allows it in a page: `'sha256-…'`. */
export type Sheet = { readonly text: string; readonly source: string };

/** A style sheet of a page: within it, or else linked. */
export type PageStyle = { readonly href: string; readonly sheet: Sheet | null };

/** What one page has in its head. */
export type PageAssets = {
  readonly styles: readonly PageStyle[];
  /** The small script that begins; none where a page has no scripts at all. */
  readonly begin: string | null;
  /** The scripts that it asks for, the entry at their end. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
};

export const noAssets: PageAssets = { styles: [], begin: null, scripts: [], fonts: [] };

const BEGIN = 'begin';
const ENTRY = 'main';
/** The code that acts; the entry asks for it, at once where a screen acts, else when the browser is idle. */
export const ACTIONS = 'actions';

/** The files of a page: the entry's and those of the page's own chunks. */
export function pageAssets({ chunks, fonts, sheets }: BuiltAssets, names: readonly string[]): PageAssets {
  const entry = chunks[ENTRY] ?? [];
  const own = names.flatMap((name) => chunks[name] ?? []);
  const further = [...new Set(own)].filter((file) => !entry.includes(file));
  return {
    styles: [...entry, ...further]
      .filter((file) => !isScript(file))
      .map((href) => ({ href, sheet: sheets?.[href] ?? null })),
    begin: (chunks[BEGIN] ?? entry).findLast(isScript) ?? null, // in development the entry begins by itself
    scripts: [...further, ...entry].filter(isScript), // the entry itself is the last of its own files
    fonts,
  };
}

/** What a policy must allow so that these styles count. */
export function sourcesOf(styles: readonly PageStyle[]): readonly string[] {
  return styles.flatMap(({ sheet }) => sheet?.source ?? []);
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
