import type { Request, Page as Tab } from 'playwright-core';

const PATIENCE_MS = 15_000;
const QUIET_MS = 40;

/** Resolves when the page has come to life, no answer is awaited and nothing has changed for a moment. */
export function createSettle(tab: Tab): () => Promise<void> {
  const underWay = new Set<Request>();
  tab.on('request', (request) => {
    if (isWaitedFor(request)) underWay.add(request);
  });
  tab.on('requestfinished', (request) => void underWay.delete(request));
  tab.on('requestfailed', (request) => void underWay.delete(request));

  return async () => {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      // A page that is left while it is looked at is looked at again.
      const isQuiet = await tab.evaluate(watchForQuiet, QUIET_MS).catch(() => false);
      if (isQuiet && underWay.size === 0) return;
    }
    throw new Error(`${tab.url()} did not settle.`);
  };
}

function isWaitedFor(request: Request): boolean {
  return ['fetch', 'xhr', 'script'].includes(request.resourceType());
}

/** Runs in the page. */
async function watchForQuiet(quiet: number): Promise<boolean> {
  const isScripted = document.querySelector('script[type="module"]') !== null;
  if (isScripted && document.documentElement.dataset['ready'] !== 'true') {
    await new Promise((resolve) => setTimeout(resolve, quiet / 4));
    return false;
  }
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await new Promise((resolve) => setTimeout(resolve, quiet));
  const hasChanged = changes.takeRecords().length > 0;
  changes.disconnect();
  return !hasChanged && document.querySelector('[role="progressbar"], [aria-busy="true"]') === null;
}
