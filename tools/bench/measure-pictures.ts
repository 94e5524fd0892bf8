import type { Browser, Page } from 'playwright-core';

/** A screen by its width in CSS pixels and its pixels for one of these. */
export type PictureScreen = { readonly width: number; readonly density: number };

/** Milliseconds from asking for the page until all its product pictures are there; `first` in a shop that never drew them. */
export type PictureTimes = PictureScreen & { readonly first: number; readonly second: number };

const HEIGHT = 800;
const PATIENCE_MS = 60_000;
const PICTURES = 'main li img';

/** Opens a list as a new visitor, twice, and goes to its end each time, as somebody does who looks for a piece. */
export async function measurePictures(browser: Browser, url: string, screen: PictureScreen): Promise<PictureTimes> {
  return { ...screen, first: await visit(browser, url, screen), second: await visit(browser, url, screen) };
}

async function visit(browser: Browser, url: string, { width, density }: PictureScreen): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHT }, deviceScaleFactor: density });
  const page = await context.newPage();
  try {
    const began = performance.now();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await scrollToEnd(page);
    await page.waitForFunction(areAllThere, PICTURES, { timeout: PATIENCE_MS, polling: 'raf' });
    return performance.now() - began;
  } finally {
    await context.close();
  }
}

/** Screen by screen, so that every picture comes near enough to be asked for. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Runs in the page. */
function areAllThere(selector: string): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(selector)];
  return pictures.length >= 24 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}
