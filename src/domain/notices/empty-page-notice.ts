import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Notice } from './notices.ts';

/** What a shopper is told who is brought home, since there was nothing to show (ROUTE-47, PWA-10). */
export function emptyPageNotice({ isOnline }: Pick<Connectivity, 'isOnline'>): Notice {
  return { code: isOnline() ? 'page-gone' : 'product-empty-result' };
}
