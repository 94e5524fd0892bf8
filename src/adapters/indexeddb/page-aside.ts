/** Whether the browser has put this page aside for its back button, where it stands still in the middle of what it does. */
export interface PageAside {
  /** Calls when the page is put aside. */
  onAside(listener: () => void): void;
  /** Resolves when the page is there again; at once while it is. */
  untilBack(): Promise<void>;
  isAside(): boolean;
}

type Page = Pick<EventTarget, 'addEventListener'>;

/** A worker is never put aside. */
const thisPage = (): Page | null => (typeof window === 'undefined' ? null : window);

export function createPageAside(page: Page | null = thisPage()): PageAside {
  const listeners = new Set<() => void>();
  let back: ReturnType<typeof Promise.withResolvers<void>> | null = null;
  page?.addEventListener('pagehide', (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    back ??= Promise.withResolvers();
    for (const listener of listeners) listener();
  });
  page?.addEventListener('pageshow', () => {
    back?.resolve();
    back = null;
  });

  return {
    onAside: (listener) => void listeners.add(listener),
    untilBack: async () => back?.promise,
    isAside: () => back !== null,
  };
}
