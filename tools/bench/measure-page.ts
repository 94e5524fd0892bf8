import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { type Paint, readPaint, watchPaint } from './watch-paint.ts';
import { type Traffic, watchTraffic } from './watch-traffic.ts';

/** One visit with an empty cache: bytes as they travel, times in milliseconds. */
export type Visit = Traffic & Paint & { readonly troubles: readonly string[] };

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
export const quietSeconds = 2;
/** A poor phone on a slow line: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms to an answer. */
export const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } as const;
export const processorSlowdown = 4;

/** Opens an address as a new visitor on a slow phone and watches until two seconds after the page has loaded. */
export const measurePage = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext(phone);
  try {
    return await visit(context, url);
  } finally {
    await context.close();
  }
};

const visit = async (context: BrowserContext, url: string): Promise<Visit> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const troubles = listenForTroubles(page);
  const traffic = await watchTraffic(session);
  await watchPaint(page);
  await slowDown(session);
  const answer = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(quietSeconds * 1_000);
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
  return { ...traffic(await answer.text()), ...(await readPaint(page)), troubles };
};

const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
};

const listenForTroubles = (page: Page): readonly string[] => {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  return troubles;
};
