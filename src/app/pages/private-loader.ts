import { type Page, type ScreenName, shown } from '#app/page/page.ts';

/**
 * Pages about a shopper load nothing of theirs here: the server knows no shopper, and in the browser the screen
 * opens them once the device was read.
 */
export function loadPrivate(screen: ScreenName): Page['load'] {
  return async () => shown(screen);
}
