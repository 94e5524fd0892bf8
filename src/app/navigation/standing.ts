/** Where a shopper is on a page: pixels from the top, and the address of the link in the page that has the focus. */
export type Standing = { readonly top: number; readonly link: string | null };

/** What an earlier page of the tab kept of a place; null for anything else. */
export function standingOf(kept: unknown): Standing | null {
  const { top, link = null } = (kept ?? {}) as Partial<Record<keyof Standing, unknown>>;
  if (typeof top !== 'number' || !Number.isFinite(top)) return null;
  return { top, link: typeof link === 'string' ? link : null };
}

export function standingIn({ document, scrollY }: Window): Standing {
  return { top: scrollY, link: document.activeElement?.closest('main a')?.getAttribute('href') ?? null };
}

/** Puts the shopper there again. */
export function standAgain(tab: Window, { top, link }: Standing): void {
  tab.scrollTo(0, top);
  if (link === null) return;
  const links = tab.document.querySelectorAll<HTMLElement>('main a[href]');
  [...links].find((each) => each.getAttribute('href') === link)?.focus({ preventScroll: true });
}

/** Whether a shopper has moved on from the top of a page and from its heading. */
export function isOnTheirWay({ document, scrollY }: Window): boolean {
  return scrollY > 0 || document.activeElement?.matches('body, h1') === false;
}
