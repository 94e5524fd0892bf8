import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { bringFonts, WIDE_FACE } from './fonts.ts';

const executablePath = findChromium();

test('what was brought is taken away again', () => {
  const { environment, remove } = bringFonts();
  expect(existsSync(environment.FONTCONFIG_FILE)).toBe(true);
  remove();
  expect(existsSync(dirname(environment.FONTCONFIG_FILE))).toBe(false);
});

describe.skipIf(!executablePath || process.platform !== 'linux')('a browser with these fonts', () => {
  const fonts = bringFonts();
  let browser: Browser;

  beforeAll(async () => {
    const env = { ...process.env, ...fonts.environment };
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'], env });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    fonts.remove();
  });

  /** The files of which letters are drawn; the face that has most of them first. */
  async function facesOf(text: string, style: string): Promise<readonly string[]> {
    const tab = await browser.newPage();
    await tab.setContent(`<p style='${style}'>${text}</p>`);
    const session = await tab.context().newCDPSession(tab);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
    const used = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    await tab.close();
    return used.fonts.map(({ postScriptName }) => postScriptName);
  }

  test.each([
    ['the text of the page', 'Wishlist ₹1,200', 'font: 16px system-ui, sans-serif', 'NotoSans-Regular'],
    ['a heavier one', 'Wishlist', 'font: 600 16px system-ui', 'NotoSans-SemiBold'],
    ['Devanagari', 'कुर्ता', 'font: 16px system-ui', 'NotoSans-Regular'],
    ['Arabic', 'فستان', 'font: 16px system-ui, "Noto Sans Arabic"', 'NotoSansArabic-Regular'],
    ['the wide face', 'Wishlist', `font: 16px "${WIDE_FACE}"`, 'DejaVuSans'],
    ['a face with serifs', 'Wishlist', 'font: 16px Georgia, serif', 'DejaVuSerif'],
    ['a face that this machine may have', 'Wishlist', 'font: 16px "DejaVu Sans Mono", "Arial"', 'NotoSans-Regular'],
  ])('draws %s on every machine alike', async (_, text, style, face) => {
    expect(await facesOf(text, style)).toEqual([face]);
  });
});
