const thisPage = (): EventTarget | null => (typeof window === 'undefined' ? null : window);

/** Calls a listener when the page comes before its shopper again, or is about to go; a worker is never looked at. */
export function createBrowserAttention(page: EventTarget | null = thisPage()) {
  return (listener: () => void): void => {
    for (const event of ['pageshow', 'pagehide', 'visibilitychange']) page?.addEventListener(event, listener, true);
  };
}
