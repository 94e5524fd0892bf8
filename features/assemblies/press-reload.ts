import type { Page as Tab } from 'playwright-core';

/** Takes the build that is offered, and waits for the page that comes then. */
export async function pressReload(tab: Tab): Promise<void> {
  await tab.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await tab.getByRole('button', { name: 'Reload' }).click();
  await tab.locator('html:not([data-before])').waitFor({ state: 'attached' });
}
