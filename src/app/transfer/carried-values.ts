import type { NoticeCode } from '#domain/notices/notices.ts';

const LONGEST_PATH = 2_048;

/** Where a shopper is sent who asked for a path that leads nowhere. */
export function notFoundAddress(path: string): string {
  return `/page-not-found?${new URLSearchParams({ from: path })}`;
}

/**
 * A path of this shop, as somebody's address bar brought it; null when it could lead elsewhere or is no path at all.
 */
export function ownPathOf(text: string | null): string | null {
  if (text === null || text.length > LONGEST_PATH) return null;
  const isPath = text.startsWith('/') && text[1] !== '/' && text[1] !== '\\';
  return isPath && !hasControlCharacter(text) ? text : null;
}

/** Notices that may travel in an address; a link must not be able to make the shop say anything else. */
const carriedNotices: readonly NoticeCode[] = ['page-gone'];

export function homeAddressWith(code: (typeof carriedNotices)[number]): string {
  return `/?notice=${code}`;
}

export function carriedNoticeOf(query: URLSearchParams): NoticeCode | null {
  return carriedNotices.find((code) => code === query.get('notice')) ?? null;
}

/** The address without its notice, so that a reload or a shared link does not tell it again. */
export function withoutNotice({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete('notice');
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= '\u001f' || character === '\u007f');
}
