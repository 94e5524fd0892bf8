/** What the build wrote down: the files of each named chunk and the fonts, as addresses below the root. */
export type BuiltAssets = {
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
};

/** What one page links in its head. */
export type PageAssets = {
  readonly styles: readonly string[];
  /** Scripts that run. */
  readonly scripts: readonly string[];
  /** Scripts the entry will ask for; told early so that they are not found one after the other. */
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
};

export const noAssets: PageAssets = { styles: [], scripts: [], preloads: [], fonts: [] };

const ENTRY = 'main';
/** The half of the shop that acts; the entry asks for it, at once where a screen acts, else when the browser is idle. */
export const BACK = 'back';

/** The files of a page: the entry's and those of the page's own chunks. */
export function pageAssets({ chunks, fonts }: BuiltAssets, names: readonly string[]): PageAssets {
  const entry = chunks[ENTRY] ?? [];
  const own = names.flatMap((name) => chunks[name] ?? []);
  const further = [...new Set(own)].filter((file) => !entry.includes(file));
  const scripts = entry.filter(isScript);
  return {
    styles: [...entry, ...further].filter((file) => !isScript(file)),
    scripts: scripts.slice(-1), // the last one is the entry itself; it imports the others
    preloads: [...scripts.slice(0, -1), ...further.filter(isScript)],
    fonts,
  };
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
