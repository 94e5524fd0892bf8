import type { Leisure } from '#domain/storage/watch-quota.ts';

/** Waits until the page is seen, then until the browser has nothing else to do for it. */
export function createBrowserLeisure(page: Document = document, tab: Window = window): Leisure {
  return async () => {
    await seen(page);
    await idle(tab);
  };
}

function seen(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (page.visibilityState !== 'visible') return;
      page.removeEventListener('visibilitychange', look);
      resolve();
    };
    page.addEventListener('visibilitychange', look);
    look();
  });
}

/** A browser that cannot say when it is idle is given a moment. */
function idle(tab: Window): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in tab) tab.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1);
  });
}
