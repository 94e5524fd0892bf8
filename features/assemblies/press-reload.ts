import type { Page as Tab } from 'playwright-core';

/** Takes the build that is offered, and waits for the page that comes then. Rejects with what the tab shows instead. */
export async function pressReload(tab: Tab): Promise<void> {
  await tab.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  let step = 'the button is pressed';
  try {
    await tab.getByRole('button', { name: 'Reload' }).click();
    step = 'the page is awaited';
    await tab.locator('html:not([data-before])').waitFor({ state: 'attached' });
  } catch (fault) {
    const seen = await Promise.race([tab.evaluate(standOfTab), said(tab)]).catch(String);
    throw new Error(`The new build did not come while ${step}: ${seen}`, { cause: fault });
  }
}

const ANSWERS_WITHIN_MS = 5_000;

async function said(tab: Tab): Promise<string> {
  await tab.waitForTimeout(ANSWERS_WITHIN_MS);
  return `nothing answers at ${tab.url()}`;
}

/** Runs in the page. */
async function standOfTab(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration();
  const workers = {
    installing: registration?.installing?.state,
    waiting: registration?.waiting?.state,
    active: registration?.active?.state,
    controller: navigator.serviceWorker.controller?.state,
  };
  const requests = performance.getEntriesByType('resource').slice(-5);
  return JSON.stringify({
    address: location.href,
    marks: { ...document.documentElement.dataset },
    focus: document.activeElement?.textContent?.slice(0, 40),
    notices: document.querySelector('[aria-label="Notices"]')?.textContent,
    workers,
    requests: requests.map(({ name }) => name),
  });
}
