import { isNetworkSpared } from '#app/loading/spared-network.ts';
import { onlyView, pathWithin } from '#domain/storeview/view-address.ts';

const DWELL_MS = 65; // a pointer that only passes stays for less
const IN_VIEW = 4; // of the links in view so many are fetched ahead while the page rests

type Prefetch = (address: string) => Promise<void>;

/**
 * Fetches ahead where a shopper will probably go: a link under a resting pointer, a touching finger or the focus. Each
 * page once; nothing at all where data is to be saved or the network is slow. Answers how to stop.
 */
export function prefetchLinks(tab: Window, prefetch: Prefetch, view = onlyView): () => void {
  if (isNetworkSpared(tab.navigator)) return () => undefined;
  const seen = new Set<string>();
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const look = (link: HTMLAnchorElement | null): void => {
    const path = link && link.origin === tab.location.origin ? pathWithin(view, link.pathname) : null;
    if (!link || path === null) return;
    const address = path + link.search;
    if (seen.has(address) || view.prefix + address === tab.location.pathname + tab.location.search) return;
    seen.add(address);
    prefetch(address).catch(() => seen.delete(address)); // without a network it is simply not fetched
  };
  const rest = (event: Event): void => {
    clearTimeout(dwelling);
    const link = linkAt(event);
    if (link) dwelling = setTimeout(look, DWELL_MS, link);
  };
  const touch = (event: Event): void => look(linkAt(event));

  tab.addEventListener('pointerover', rest);
  tab.addEventListener('focusin', touch);
  tab.addEventListener('touchstart', touch, { passive: true });
  for (const link of linksInView(tab)) look(link);
  return () => {
    clearTimeout(dwelling);
    tab.removeEventListener('pointerover', rest);
    tab.removeEventListener('focusin', touch);
    tab.removeEventListener('touchstart', touch);
  };
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return (target as Element | null)?.closest<HTMLAnchorElement>('a[href]:not([download], [target])') ?? null;
}

/** The first cards that a shopper sees. */
function linksInView({ document, innerHeight }: Window): readonly HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')].slice(0, IN_VIEW * 4);
  const inView = links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && link.closest('li')?.querySelector('img') !== null;
  });
  return inView.slice(0, IN_VIEW);
}
