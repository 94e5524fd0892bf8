/** `1 item`, `248 items`: a number with the word that belongs to it. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The title of a page in tabs, bookmarks and search results. */
export function documentTitle(page: string): string {
  return `${page} – Zari`;
}
