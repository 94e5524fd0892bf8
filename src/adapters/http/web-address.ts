import { parseUrl } from '#domain/shared/parse-url.ts';

const ANY_ORIGIN = 'https://shop.invalid';

/** Whether a link leads to a page, here or elsewhere, and cannot run anything. */
export function isPageLink(link: string): boolean {
  return /^https?:$/.test(parseUrl(link, ANY_ORIGIN)?.protocol ?? '');
}
