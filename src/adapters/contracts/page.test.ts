import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '#tools/find-chromium.ts';
import { keyValueStoreRules } from './key-value-store-rules.ts';
import { orderStoreRules } from './order-store-rules.ts';
import type { PageSteps, Proofs } from './page-rules.ts';
import { signalsRules } from './signals-rules.ts';
import { turnsRules } from './turns-rules.ts';

declare const pageRules: Proofs;
declare const steps: PageSteps;

const ORIGIN = 'https://shop.test'; // nothing is listening: every request is answered by the test
const rulesByName = {
  'orders in a database': orderStoreRules,
  'a cache in a database': keyValueStoreRules,
  'a store of the session': keyValueStoreRules,
  'turns by locks': turnsRules,
  'signals over a channel': signalsRules,
};

const executablePath = findChromium();

describe.skipIf(!executablePath)('in a page of Chromium', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const scripts = await bundle();
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
    context = await browser.newContext();
    await context.route('**/*', (route) => {
      const script = scripts.get(new URL(route.request().url()).pathname);
      if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
      return route.fulfill({ contentType: 'text/html', body: '<script src="/page.js"></script>' });
    });
    page = await openPage();
  }, 60_000);

  afterAll(() => browser?.close());

  async function openPage(): Promise<Page> {
    const opened = await context.newPage();
    await opened.goto(ORIGIN);
    return opened;
  }

  for (const [name, rules] of Object.entries(rulesByName)) {
    test.each(rules.map(({ title }, at) => [title, at] as const))(`${name}: %s`, async (_title, at) => {
      await page.evaluate(async ([key, index]) => pageRules[key]?.[index]?.prove(), [name, at] as const);
      expect(await page.evaluate((key) => pageRules[key]?.length, name)).toBe(rules.length);
    });
  }

  test('an order outlives its page', async () => {
    const first = await openPage();
    expect(await first.evaluate(() => steps.putOrder())).toMatchObject({ kind: 'ok' });
    await first.close({ runBeforeUnload: false });
    const found = await page.evaluate(() => steps.readOrders());
    expect(found).toMatchObject({ kind: 'ok', value: [{ id: '1-a' }] });
  });
});

/** The scripts of the page by their path. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'page-rules-'));
  const rsbuild = await createRsbuild({
    config: {
      logLevel: 'error',
      source: { entry: { page: join(import.meta.dirname, 'page-rules.ts') } },
      output: { distPath: { root, js: '', jsAsync: '' }, filename: { js: '[name].js' }, legalComments: 'none' },
      tools: { htmlPlugin: false },
    },
  });
  const build = await rsbuild.build();
  await build.close();
  const names = (await readdir(root)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(root, name), 'utf8')] as const),
  );
  await rm(root, { recursive: true });
  return new Map(scripts);
}
