const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
const STANDS_MS = 2_500; // the code of the page at hand has the network to itself first

/**
 * Loads code that a shopper may want when there is no network any more: as soon as the page is touched, at the latest
 * when it has stood for a while. What could not be had then is asked for again when it is wanted.
 */
export function loadAhead(load: () => Promise<unknown>, page: EventTarget | undefined = globalThis.window): void {
  if (!page) return; // nobody touches a page on the server
  const touched = new AbortController();
  const ask = (): void => {
    touched.abort();
    void load().catch(() => null);
  };
  for (const touch of TOUCHES) page.addEventListener(touch, ask, { signal: touched.signal, passive: true });
  setTimeout(ask, STANDS_MS);
}
