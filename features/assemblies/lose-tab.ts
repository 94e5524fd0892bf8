import type { CDPSession, Page as Tab } from 'playwright-core';
import type { LostTab } from './built-shop.ts';

/** What is under way in the tab stays where it is: it is not told. */
export async function loseTab(tab: Tab, how: LostTab): Promise<void> {
  if (how === 'closes') return tab.close();
  const control = await tab.context().newCDPSession(tab);
  if (how === 'freezes') return freeze(control);
  const crashed = tab.waitForEvent('crash');
  control.send('Page.crash').catch(() => undefined); // nobody is left to answer
  await crashed;
}

/** Nothing of the page runs any more. A browser without windows freezes none itself, since it counts all pages as seen. */
async function freeze(control: CDPSession): Promise<void> {
  const paused = new Promise((resolve) => control.once('Debugger.paused', resolve));
  await control.send('Debugger.enable');
  control.send('Runtime.evaluate', { expression: 'debugger' }).catch(() => undefined); // it has no answer while it is frozen
  await paused;
}
