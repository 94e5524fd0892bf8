type Tab = Pick<Window, 'addEventListener' | 'dispatchEvent'> & { readonly navigator: Pick<Navigator, 'onLine'> };

/**
 * Tells a page that the browser had put away and shows again which network it has: it has missed what was said of it, and
 * what became of orders meanwhile, after which it looks with that (fault model, row 35).
 */
export function tellOnReturn(tab: Tab = window): void {
  tab.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tab.dispatchEvent(new Event(tab.navigator.onLine ? 'online' : 'offline'));
  });
}
