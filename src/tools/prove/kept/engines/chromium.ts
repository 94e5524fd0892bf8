import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../../../chromium/find-chromium.ts';
import type { Engine, Room, Tab } from './engine.ts';
import { findProgram } from './find-program.ts';

const settings = {
  viewport: { width: 1_280, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;
const ROOM_BYTES = 10 * 1_024 * 1_024;
/** The shell without windows does not read what is set there. */
const WITH_SETTINGS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Its settings call all site data cookies, and blocked 2. */
const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Null where it is not installed. */
export async function openChromium(slowness: number): Promise<Engine | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext(settings);
  return engineOf(context, { slowness, close: () => browser.close() });
}

/** In its settings all site data is blocked. Null where it is not installed. */
export async function openBlockedChromium(): Promise<Engine | null> {
  const executablePath = findProgram(WITH_SETTINGS);
  if (executablePath === null) return null;
  const profile = await mkdtemp(join(tmpdir(), 'zari-chromium-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, { ...settings, executablePath, args });
  return engineOf(context, {
    slowness: 1,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  });
}

function engineOf(context: BrowserContext, { slowness, close }: Pick<Engine, 'slowness' | 'close'>): Engine {
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

  return { name: 'chromium', slowness, newTab, canPreload: true, canCrash: true, room: roomOf(context), close };
}

/** It is narrow for as long as the page is there that has asked for it. */
function roomOf(context: BrowserContext): Room {
  return {
    isLocalApart: true,
    async narrow(origin) {
      const session = await context.newCDPSession(await context.newPage());
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: ROOM_BYTES });
    },
  };
}
