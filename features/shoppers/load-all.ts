const MOST_PAGES = 100;

/** Loads as long as there is more; a list without an end fails. */
export async function loadAll(hasMore: () => Promise<boolean>, loadMore: () => Promise<void>): Promise<void> {
  for (let pages = 1; await hasMore(); pages += 1) {
    if (pages > MOST_PAGES) throw new Error(`The list has no end after ${MOST_PAGES} pages.`);
    await loadMore();
  }
}
