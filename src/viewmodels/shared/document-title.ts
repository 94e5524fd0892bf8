export const SHOP_NAME = 'Zari';

/** The title of a page in tabs, bookmarks and search results. */
export function documentTitle(page: string): string {
  return `${page} – ${SHOP_NAME}`;
}
