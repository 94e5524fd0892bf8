const ANY_ORIGIN = 'https://shop.invalid';

/** Whether a link leads to a page, here or elsewhere, and cannot run anything. */
export function isPageLink(link: string): boolean {
  return URL.canParse(link, ANY_ORIGIN) && /^https?:$/.test(new URL(link, ANY_ORIGIN).protocol);
}
