import type { Browser, Page } from 'playwright-core';
import { cartOfLines } from './measure-cart-growth.ts';

/** The cart page over a device that keeps so many lines. `longest` is its longest task in ms, 0 when none reached 50. */
export type CartPageTimes = { readonly lines: number; readonly allDrawn: number; readonly longest: number };

const SLOWDOWN = 4;
const PATIENCE_MS = 120_000;
const DEVICE = 'shop-zari'; // what the shop calls its database of the device

/**
 * Opens the cart page with a processor slowed to a quarter and without an answer of the API, so that what is measured is the
 * drawing; then changes the pieces of one line.
 */
export async function measureCartPage(browser: Browser, origin: string, lines: number): Promise<CartPageTimes> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/store-locator`);
    await page.waitForSelector('html[data-ready]');
    await page.evaluate(keepCart, { database: DEVICE, cart: cartOfLines(lines) as unknown });
    await context.route('**/api/**', (route) => route.abort());
    await page.addInitScript(watchTasks);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const began = performance.now();
    await page.goto(`${origin}/cart`);
    await page.waitForFunction(isDrawn, lines, { timeout: PATIENCE_MS });
    const allDrawn = performance.now() - began;
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await untilQuiet(page);
    return { lines, allDrawn, longest: await page.evaluate(longestTask) };
  } finally {
    await context.close();
  }
}

const QUIET_MS = 1_500;

async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS);
}

/** Runs in a page: writes the cart as the shop keeps it. */
function keepCart({ database, cart }: { readonly database: string; readonly cart: unknown }): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('values', 'readwrite');
      writing.objectStore('values').put(cart, 'cart');
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

/** Runs in a page before anything else. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasksForBench: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

function longestTask(): number {
  return Math.max(0, ...(globalThis as unknown as { readonly tasksForBench: readonly number[] }).tasksForBench);
}

function isDrawn(lines: number): boolean {
  return document.querySelectorAll('main input[type="number"]').length >= lines;
}
