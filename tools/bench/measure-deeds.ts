import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How the page answers to what a shopper does on it, in milliseconds. */
export type Deeds = {
  /** From a press on a product in a list, rested on before, to the first picture of its page, on a quick machine. */
  readonly nextPage: number;
  /** The longest task while a list is scrolled from its top to its end; 0 when none reached 50 ms. */
  readonly longestTask: number;
  /** How many products that list held. */
  readonly scrolledProducts: number;
  /** From a press on "Add to cart" to the next picture, with a processor slowed to a quarter. */
  readonly addToCart: number;
};

type Addresses = { readonly category: string; readonly product: string };

const MOST_PRODUCTS = 500;
const SLOWDOWN = 4;
const PRODUCT_LINK = 'main li:has(img) a[href]';
/** The shop asks ahead for nothing before this time after a page has come to life. */
const UNTIL_FORESEEING_MS = 3_000;
const LOOK_MS = 1_500;

/** Does each thing once as a new visitor, with a warm server. */
export const measureDeeds = async (browser: Browser, { category, product }: Addresses): Promise<Deeds> => ({
  nextPage: await onPage(browser, category, followForeseen),
  ...(await onPage(browser, category, scrollList)),
  addToCart: await onPage(browser, product, addSlowly),
});

const onPage = async <T>(browser: Browser, url: string, act: (page: Page) => Promise<T>): Promise<T> => {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForSelector('html[data-ready]');
    return await act(page);
  } finally {
    await context.close();
  }
};

/** The pointer rests on the product for as long as a shopper looks at it; by then its page was asked for ahead. */
const followForeseen = async (page: Page): Promise<number> => {
  await page.waitForTimeout(UNTIL_FORESEEING_MS);
  await page.locator(PRODUCT_LINK).first().hover();
  await page.waitForTimeout(LOOK_MS);
  return page.evaluate(followProduct, PRODUCT_LINK);
};

const scrollList = async (page: Page): Promise<Pick<Deeds, 'longestTask' | 'scrolledProducts'>> => {
  const more = page.getByRole('link', { name: 'Load more' });
  const cards = page.locator('main li:has(img)');
  for (let held = await cards.count(); held < MOST_PRODUCTS && (await more.count()) > 0; held = await cards.count()) {
    await more.click();
    await page.waitForFunction((before) => document.querySelectorAll('main li:has(img)').length > before, held);
  }
  return { longestTask: await page.evaluate(scrollThrough), scrolledProducts: await cards.count() };
};

const addSlowly = async (page: Page): Promise<number> => {
  await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'M', exact: true }).check();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(noteEvents);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await page.waitForTimeout(1_000);
  return page.evaluate(slowestEvent);
};

/** Runs in the page: follows the first product of the list, and waits for the frame after its heading stands. */
const followProduct = async (productLink: string): Promise<number> => {
  const link = document.querySelector<HTMLAnchorElement>(productLink);
  const before = document.querySelector('main h1');
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  link?.click();
  while (document.querySelector('main h1') === before || !document.querySelector('main h1')) {
    if (performance.now() - start > 10_000) throw new Error('The next page did not come.');
    await frame();
  }
  await frame();
  return performance.now() - start;
};

/** Runs in the page: a tenth of a screen for each frame. */
const scrollThrough = async (): Promise<number> => {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  window.scrollTo(0, 0);
  observer.observe({ type: 'longtask' });
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 10) {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return Math.max(0, ...tasks);
};

/** Runs in the page: the entries wait there, under a name that nothing else uses. */
const noteEvents = (): void => {
  const durations: number[] = [];
  Object.assign(window, { benchEvents: durations });
  const note = (list: PerformanceObserverEntryList): void => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') durations.push(duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

const slowestEvent = (): number => Math.max(0, ...(Reflect.get(window, 'benchEvents') as number[]));
