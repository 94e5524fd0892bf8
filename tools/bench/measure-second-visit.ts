import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { FaultyProxy } from '../network/faulty-proxy.ts';
import { passes } from '../network/passage.ts';
import { phone, processorSlowdown, quietSeconds, slow4G } from './measure-page.ts';
import { type Paint, readPaint, watchPaint } from './watch-paint.ts';

/** A page that is opened twice; `codeRequests`: how often a file of code, styles or type was asked for on the line. */
export type TwoVisits = { readonly first: VisitOnLine; readonly second: VisitOnLine };

export type VisitOnLine = Paint & { readonly requests: number; readonly codeRequests: number };

/** The line of the first visits, each way half of the time to an answer. */
const slowLine = {
  ...passes,
  delayMs: slow4G.latency / 2,
  upPerSecond: slow4G.uploadThroughput,
  downPerSecond: slow4G.downloadThroughput,
};
const PATIENCE_MS = 120_000;

/**
 * Opens an address as a new visitor on a slow phone, and a second time when the shop is kept on it. The line itself is slow,
 * since what slows a page down in the browser's own tools does not reach what its worker fetches.
 */
export const measureSecondVisit = async (browser: Browser, url: string, line: FaultyProxy): Promise<TwoVisits> => {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const { page, visit: first } = await visitOnLine(context, url, line);
    line.all(passes);
    await page.locator('html[data-worker="cached"]').waitFor({ state: 'attached' });
    await page.close();
    const { visit: second } = await visitOnLine(context, url, line);
    return { first, second };
  } finally {
    line.heal();
    await context.close();
  }
};

const visitOnLine = async (
  context: BrowserContext,
  url: string,
  line: FaultyProxy,
): Promise<{ readonly page: Page; readonly visit: VisitOnLine }> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await watchPaint(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const asked: string[] = [];
  const stop = line.watch((moment) => void (moment.kind === 'asked' && asked.push(moment.line)));
  line.all(slowLine);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(quietSeconds * 1_000);
  stop();
  const codeRequests = asked.filter((request) => /^GET \/static\//.test(request)).length;
  return { page, visit: { ...(await readPaint(page)), requests: asked.length, codeRequests } };
};
