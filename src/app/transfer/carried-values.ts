import type { NoticeCode } from '#domain/notices/notice-codes.ts';

/** Where a shopper is sent who asked for a path that leads nowhere. */
export function notFoundAddress(path: string): string {
  return `/page-not-found?${new URLSearchParams({ from: path })}`;
}

/** Notices that may travel in an address; a link must not be able to make the shop say anything else. */
const carriedNotices = ['page-gone', 'product-empty-result'] as const satisfies readonly NoticeCode[];

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
  const kept = query.toString();
  return `${pathname}${kept === '' ? '' : `?${kept}`}${hash}`;
}
