import type { Request, Page as Tab } from 'playwright-core';
import { until } from '#shared/waiting/until.ts';

const PATIENCE_MS = 60_000;
const QUIET_MS = 20;
const LEISURE_MS = 50; // a page that always has something to do has none

/** Resolves when the page has come to life, no answer is awaited and nothing has changed for a moment. */
export function createSettle(tab: Tab): () => Promise<void> {
  const underWay = new Set<Request>();
  let news = 0; // of requests: what an answer changes may come a moment after it
  const ended = (request: Request): void => {
    if (underWay.delete(request)) news += 1;
  };
  tab.on('request', (request) => {
    if (!isWaitedFor(request)) return;
    underWay.add(request);
    news += 1;
  });
  tab.on('requestfinished', ended);
  tab.on('requestfailed', ended);

  return async () => {
    const isSettled = async () => {
      const before = news;
      const isQuiet = await tab.evaluate(watchForQuiet, { quiet: QUIET_MS, leisure: LEISURE_MS });
      return isQuiet && underWay.size === 0 && news === before;
    };
    await until(`${tab.url()} settles`, isSettled, { limitMs: PATIENCE_MS, pauseMs: 0 });
  };
}

function isWaitedFor(request: Request): boolean {
  return ['fetch', 'xhr', 'script', 'stylesheet'].includes(request.resourceType());
}

/** For how long nothing may change, and for how long a moment of leisure is waited for; milliseconds. */
type Patience = { readonly quiet: number; readonly leisure: number };

/** Runs in the page. */
async function watchForQuiet({ quiet, leisure }: Patience): Promise<boolean> {
  const isScripted = document.querySelector('script[type="module"]') !== null;
  if (isScripted && document.documentElement.dataset['ready'] !== 'true') {
    await new Promise((resolve) => setTimeout(resolve, quiet / 4));
    return false;
  }
  const changes = new MutationObserver(() => undefined);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isWaiting = () => ((globalThis as { readonly workUnderWay?: number }).workUnderWay ?? 0) > 0;
  const waitedBefore = isWaiting();
  await new Promise((resolve) => setTimeout(resolve, quiet));
  // All that was to be done by then is done, however slow the machine.
  if ('scheduler' in globalThis) await scheduler.postTask(() => undefined, { priority: 'background' });
  if ('requestIdleCallback' in globalThis)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: leisure })); // also what waited for leisure
  const hasChanged = changes.takeRecords().length > 0;
  changes.disconnect();
  return (
    !hasChanged &&
    !waitedBefore &&
    !isWaiting() &&
    document.querySelector('[role="progressbar"], [aria-busy="true"]') === null
  );
}
