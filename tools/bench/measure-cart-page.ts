import type { Browser, CDPSession, Page } from 'playwright-core';
import { until } from '#shared/waiting/until.ts';
import { cartOfLines } from './measure-cart-growth.ts';
import { spreadOf } from './statistics.ts';
import { longestTasks, type TaskTime, type TraceEvent } from './tasks-of-trace.ts';

/** The parts of a visit to the cart page: until its rows begin, until all are there and it rests, a press, a typed number. */
const PARTS = ['start', 'rows', 'press', 'type'] as const;
type Part = (typeof PARTS)[number];

/** The cart page over a device that keeps so many lines, in milliseconds. */
export type CartPageTimes = {
  readonly lines: number;
  readonly allDrawn: number;
  readonly longest: Readonly<Record<Part, TaskTime>>;
  /** From the press on one more piece to the next picture. */
  readonly answer: number;
};

const SLOWDOWN = 4;
const VISITS = 3;
const PATIENCE_MS = 120_000;
const QUIET_MS = 3_000; // what a page does when it has come to rest is within it, too
const LOOK_MS = 200;
const DEVICE = 'shop-zari'; // what the shop calls its database of the device
const FIELD = 'main input[type="number"]';

/** Each figure is the least of some visits: what else the machine does can only add to it. */
export async function measureCartPage(browser: Browser, origin: string, lines: number): Promise<CartPageTimes> {
  const visits: CartPageTimes[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitCart(browser, origin, lines));
  const leastOf = (pick: (visit: CartPageTimes) => number): number => spreadOf(visits.map(pick)).least;
  const longestOf = (part: Part): TaskTime => ({
    lasted: leastOf(({ longest }) => longest[part].lasted),
    worked: leastOf(({ longest }) => longest[part].worked),
  });
  return {
    lines,
    allDrawn: leastOf(({ allDrawn }) => allDrawn),
    longest: { start: longestOf('start'), rows: longestOf('rows'), press: longestOf('press'), type: longestOf('type') },
    answer: leastOf(({ answer }) => answer),
  };
}

/**
 * Opens the cart page with a processor slowed to a quarter and without an answer of the API, so that what is measured is
 * the drawing; then changes the pieces of one line. The page is touched by its places alone: looking for a button by its
 * name would read all rows, in a long task of its own.
 */
async function visitCart(browser: Browser, origin: string, lines: number): Promise<CartPageTimes> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/store-locator`);
    await page.waitForSelector('html[data-ready]');
    await page.evaluate(keepCart, { database: DEVICE, cart: cartOfLines(lines) as unknown });
    await context.route('**/api/**', (route) => route.abort());
    await page.goto('about:blank'); // leaving a page is no work of the next one
    await page.addInitScript(markParts, FIELD);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const stop = await trace(session);
    const allDrawn = await untilDrawn(page, `${origin}/cart`, lines);
    await page.waitForTimeout(QUIET_MS);
    await pressPlus(page);
    await typeNumber(page);
    const [start, rows, press, type] = longestTasks(await stop(), PARTS) as [TaskTime, TaskTime, TaskTime, TaskTime];
    return { lines, allDrawn, longest: { start, rows, press, type }, answer: await page.evaluate(slowestPress) };
  } finally {
    await context.close();
  }
}

/** Follows what the threads of the browser do, until what it returns is called. */
async function trace(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    return events;
  };
}

async function untilDrawn(page: Page, address: string, lines: number): Promise<number> {
  const began = performance.now();
  await page.goto(address);
  const areDrawn = async () => (await page.evaluate(rowsIn, FIELD)) >= lines;
  await until(`the ${lines} rows of the cart are drawn`, areDrawn, { limitMs: PATIENCE_MS, pauseMs: LOOK_MS });
  return performance.now() - began;
}

/** As a hand does: there first, then down and up. */
async function pressPlus(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(middleOf, `${FIELD} + button`);
  await page.mouse.move(x, y);
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(beginPart, 'press' as Part);
  await page.mouse.down();
  await page.waitForTimeout(LOOK_MS);
  await page.mouse.up();
  await page.waitForTimeout(QUIET_MS);
}

async function typeNumber(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(middleOf, FIELD);
  await page.mouse.move(x, y);
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(beginPart, 'type' as Part);
  await page.mouse.click(x, y, { clickCount: 3, delay: LOOK_MS });
  await page.keyboard.type('12', { delay: LOOK_MS });
  await page.keyboard.press('Enter');
  await page.waitForTimeout(QUIET_MS);
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

/** Runs in a page before anything else: marks its start and its first row, and notes how long presses take. */
function markParts(field: string): void {
  if (location.protocol === 'about:') return;
  const presses: number[] = [];
  Object.assign(globalThis, { pressesForBench: presses });
  performance.mark('start');
  const rows = new MutationObserver(() => {
    if (!document.querySelector(field)) return;
    performance.mark('rows');
    rows.disconnect();
  });
  rows.observe(document, { childList: true, subtree: true });
  const note = (list: PerformanceObserverEntryList): void => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') presses.push(duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function beginPart(part: string): void {
  performance.mark(part);
}

function rowsIn(field: string): number {
  return document.querySelectorAll(field).length;
}

function middleOf(css: string): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function slowestPress(): number {
  return Math.max(0, ...(Reflect.get(globalThis, 'pressesForBench') as readonly number[]));
}
