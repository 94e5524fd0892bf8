import type { Page as Tab } from 'playwright-core';

/** The tab, and all pages that are opened in its browser from then on, have a network or none. */
export async function tellOfNetwork(tab: Tab, connection: 'online' | 'offline'): Promise<void> {
  const context = tab.context();
  await context.addInitScript(tellNetwork, connection);
  await context.setOffline(connection === 'offline');
  await tab.evaluate(hearOfNetwork, { connection, idleMs: IDLE_MS });
}

/**
 * Runs in every page that is opened from then on. A page in a new process of the browser believes that there is a network,
 * whatever it was told of the page before.
 */
function tellNetwork(connection: 'online' | 'offline'): void {
  let isOnline = connection === 'online';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  for (const each of ['online', 'offline'])
    addEventListener(each, () => {
      isOnline = each === 'online';
    });
}

/** In a tab that nobody looks at, the browser may find no idle moment for good. */
const IDLE_MS = 5_000;

/** Runs in the page that is open: what the browser has not told it when it has nothing else to do, it is told now. */
async function hearOfNetwork({
  connection,
  idleMs,
}: {
  readonly connection: 'online' | 'offline';
  readonly idleMs: number;
}): Promise<void> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleMs }));
  if (navigator.onLine !== (connection === 'online')) dispatchEvent(new Event(connection));
}
