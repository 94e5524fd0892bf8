import type { Page } from 'playwright-core';

/** Times in milliseconds from the start of the visit; `layoutShift` is a score without a unit. */
export type Paint = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** How long, after the first paint, tasks kept the page from answering beyond 50 ms each. */
  readonly blocked: number;
  readonly layoutShift: number;
};

/** Makes every page that is opened from now on note its paints, shifts and long tasks. */
export const watchPaint = (page: Page): Promise<unknown> => page.addInitScript(noteInPage);

export const readPaint = (page: Page): Promise<Paint> => page.evaluate(sumInPage);

/** Runs in the page: the entries wait there, under a name that nothing else uses. */
const noteInPage = (): void => {
  const entries: PerformanceEntry[] = [];
  Object.assign(window, { benchEntries: entries });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  }
};

/** Runs in the page, and so uses nothing from outside of itself. */
const sumInPage = (): Paint => {
  const entries: readonly PerformanceEntry[] = Reflect.get(window, 'benchEntries');
  const of = (type: string): readonly PerformanceEntry[] => entries.filter(({ entryType }) => entryType === type);
  const firstPaint = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  const blocking = of('longtask').filter(({ startTime, duration }) => startTime + duration > firstPaint);
  const unasked = of('layout-shift').filter((entry) => Reflect.get(entry, 'hadRecentInput') !== true);
  return {
    firstPaint,
    largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? 0,
    blocked: blocking.reduce((sum, { duration }) => sum + duration - 50, 0),
    layoutShift: unasked.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
  };
};
