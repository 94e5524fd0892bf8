/**
 * Where a shopper is on a page: pixels from the top, the address of the link that has the focus, and which one of those
 * with that address it is.
 */
export type ViewportPosition = { readonly top: number; readonly link: string | null; readonly nth: number };

/** What an earlier page of the tab kept of a place; null for anything else. */
export function viewportPositionOf(kept: unknown): ViewportPosition | null {
  const { top, link = null, nth = 0 } = (kept ?? {}) as Partial<Record<keyof ViewportPosition, unknown>>;
  if (typeof top !== 'number' || !Number.isFinite(top)) return null;
  return { top, link: typeof link === 'string' ? link : null, nth: Number(nth) };
}

export function viewportPositionIn({ document, scrollY }: Window): ViewportPosition {
  const focused = document.activeElement?.closest<HTMLElement>('a[href]');
  const link = focused?.getAttribute('href') ?? null;
  return { top: scrollY, link, nth: focused ? linksTo(document, link).indexOf(focused) : 0 };
}

/** Puts the shopper there again, or at what unfolds to it; where the page has changed since, at the first link to that address. */
export function restoreViewport(tab: Window, { top, link, nth }: ViewportPosition): void {
  tab.scrollTo(0, top);
  if (link === null) return;
  const links = linksTo(tab.document, link);
  const again = links[nth] ?? links[0];
  const folded = again?.closest('details:not([open])')?.querySelector('summary'); // what the link is in has closed since
  (folded ?? again)?.focus({ preventScroll: true });
}

function linksTo(document: Document, href: string | null): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);
}

/** Whether a shopper has moved on from the top of a page and from its heading. */
export function isOnTheirWay({ document, scrollY }: Window): boolean {
  return scrollY > 0 || document.activeElement?.matches('body, h1') === false;
}
