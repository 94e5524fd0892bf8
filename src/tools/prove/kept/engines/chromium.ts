import { chromium } from 'playwright-core';
import { findChromium } from '../../../chromium/find-chromium.ts';
import type { Engine, Tab } from './engine.ts';

const VIEW = { width: 1_280, height: 900 };

/** Null where it is not installed. */
export async function openChromium(slowness: number): Promise<Engine | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce', serviceWorkers: 'block' });

  async function newTab(script?: string): Promise<Tab> {
    const page = await context.newPage();
    if (script !== undefined) await page.addInitScript({ content: script });
    const session = await context.newCDPSession(page);
    if (slowness > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    return {
      open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
      evaluate: (expression) => page.evaluate<string>(expression),
      close: () => page.close(),
      async crash() {
        const crashed = page.waitForEvent('crash');
        session.send('Page.crash').catch(() => undefined); // whoever crashes does not answer
        await crashed;
        await page.close();
      },
    };
  }

  return { name: 'chromium', slowness, newTab, canPreload: true, canCrash: true, close: () => browser.close() };
}
