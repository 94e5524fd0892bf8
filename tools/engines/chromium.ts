import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../chromium/find-chromium.ts';
import { WITHOUT_SUGGESTIONS } from '../chromium/without-suggestions.ts';
import type { Engine, Room, Tab } from './engine.ts';
import { findProgram } from './find-program.ts';

const settings = {
  viewport: { width: 1_280, height: 900 },
  reducedMotion: 'reduce',
} as const;
const ROOM_BYTES = 10 * 1_024 * 1_024;
/** The shell without windows does not read what is set there. */
const WITH_SETTINGS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Its settings call all site data cookies, and blocked 2. */
const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
const args = [WITHOUT_SUGGESTIONS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

type Wish = { readonly slowness?: number; readonly hasWorkers?: boolean };

/** Null where it is not installed. */
export async function openChromium({ slowness = 1, hasWorkers = false }: Wish = {}): Promise<Engine | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const browser = await chromium.launch({ executablePath, args });
  const newContext = (): Promise<BrowserContext> =>
    browser.newContext({ ...settings, serviceWorkers: hasWorkers ? 'allow' : 'block' });
  return engineOf(await newContext(), { slowness, newContext, close: () => browser.close() });
}

/** In its settings all site data is blocked. Null where it is not installed. */
export async function openBlockedChromium(): Promise<Engine | null> {
  const executablePath = findProgram(WITH_SETTINGS);
  if (executablePath === null) return null;
  const profile = await mkdtemp(join(tmpdir(), 'zari-chromium-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...settings,
    serviceWorkers: 'block',
    executablePath,
    args,
  });
  return engineOf(context, {
    slowness: 1,
    newContext: () => Promise.reject(new Error('Its profile has one device.')),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  });
}

type Browser = Pick<Engine, 'slowness' | 'close'> & { readonly newContext: () => Promise<BrowserContext> };

function engineOf(first: BrowserContext, { slowness, newContext, close }: Browser): Engine {
  const errors: string[] = [];
  let context = first;

  return {
    name: 'chromium',
    slowness,
    newTab: (script) => openTab(context, { slowness, errors, script }),
    errors: async () => errors.splice(0),
    async forget() {
      await context.close();
      context = await newContext();
    },
    canPreload: true,
    canCrash: true,
    room: roomOf(() => context),
    close,
  };
}

type TabWish = { readonly slowness: number; readonly errors: string[]; readonly script: string | undefined };

async function openTab(context: BrowserContext, { slowness, errors, script }: TabWish): Promise<Tab> {
  const page = await context.newPage();
  if (script !== undefined) await page.addInitScript({ content: script });
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (fault) => void errors.push(String(fault)));
  const session = await context.newCDPSession(page);
  if (slowness > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    evaluate: (expression) => page.evaluate<string>(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    key: (key, held) => page.keyboard.press([held, key].filter(Boolean).join('+')),
    write: (text) => page.keyboard.type(text),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    goBack: async () => void (await page.goBack({ waitUntil: 'commit' })),
    resize: (size) => page.setViewportSize(size),
    print: () => page.pdf(),
    picture: () => page.screenshot(),
    close: () => page.close(),
    async crash() {
      const crashed = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined); // whoever crashes does not answer
      await crashed;
      await page.close();
    },
  };
}

/** It is narrow for as long as the page is there that has asked for it. */
function roomOf(context: () => BrowserContext): Room {
  let asking: Page | null = null;
  return {
    isLocalApart: true,
    async narrow(origin) {
      asking = await context().newPage();
      const session = await context().newCDPSession(asking);
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: ROOM_BYTES });
    },
    async widen() {
      await asking?.close();
      asking = null;
    },
  };
}
