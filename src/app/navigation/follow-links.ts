import type { Navigator } from 'react-router';
import { onlyView, pathWithin } from '#domain/storeview/view-address.ts';

type Follow = Pick<Navigator, 'push' | 'replace'>;

/**
 * Follows links within the shop without loading a page anew. What a browser does more than follow (a new tab, a
 * download, a target on the same page, a file) stays the browser's, and so does a link with `data-reload` or to another store
 * view, whose page is a world of its own (ROUTE-56, ROUTE-57). It listens at the window, behind the handlers of the page, which
 * may have done otherwise. Answers how to stop.
 */
export function followLinks(tab: Window, navigation: Follow, view = onlyView): () => void {
  const { location } = tab;
  const follow = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || link.origin !== location.origin || isTargetHere(link, location)) return;
    const path = pathWithin(view, link.pathname);
    if (path === null) return;
    event.preventDefault();
    const isHere = link.href === location.href;
    const address = path + link.search + link.hash;
    const options = { preventScrollReset: link.hasAttribute('data-keep-scroll') };
    if (isHere) navigation.replace(address, null, options);
    else navigation.push(address, null, options);
  };
  tab.addEventListener('click', follow);
  return () => tab.removeEventListener('click', follow);
}

/** What the server alone can answer: no page of the shop is called so but one that may be loaded anew as well. */
const FILE = /^\/[^/]+\.\w+ml$/;

/** The link that a plain click asks to follow here; null where the browser has more to do than that. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]') ?? null;
  if (!link || FILE.test(link.pathname)) return null;
  return link.target || link.hasAttribute('download') || link.hasAttribute('data-reload') ? null : link;
}

function isTargetHere({ hash, pathname, search }: HTMLAnchorElement, here: Location): boolean {
  return hash !== '' && pathname === here.pathname && search === here.search;
}
