import type { Page, PageName } from './page.ts';

/** The pages whose code is here. */
export type PageShelf = {
  /** Loads the code of a page once; after a failure the next call tries again. */
  readonly fetch: (name: PageName) => Promise<Page>;
  /** The page, if its code has been loaded. */
  readonly get: (name: PageName) => Page | null;
};

export function createPageShelf(chunks: Readonly<Record<PageName, () => Promise<Page>>>): PageShelf {
  const shelf = new Map<PageName, Page>();
  return {
    get: (name) => shelf.get(name) ?? null,
    async fetch(name) {
      const page = shelf.get(name) ?? (await chunks[name]());
      shelf.set(name, page);
      return page;
    },
  };
}
