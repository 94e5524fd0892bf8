import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { type Browser, type BrowserContext, chromium, type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceCachesRules } from '#adapters/contracts/device-caches-rules.ts';
import { keyValueStoreRules } from '#adapters/contracts/key-value-store-rules.ts';
import { locksRules } from '#adapters/contracts/locks-rules.ts';
import { orderStoreRules } from '#adapters/contracts/order-store-rules.ts';
import { tabMessagesRules } from '#adapters/contracts/tab-messages-rules.ts';
import { taskStoreRules } from '#adapters/contracts/task-store-rules.ts';
import type { HttpAnswer } from '#adapters/http/http-client.ts';
import { findChromium } from '#tools/chromium/find-chromium.ts';
import type { PageSteps, Proofs } from './page-rules.ts';

declare const pageRules: Proofs;
declare const steps: PageSteps;

const ORIGIN = 'https://shop.test'; // nothing is listening: every request is answered by the test
const rulesByName = {
  'orders in a database': orderStoreRules,
  'values in a database': keyValueStoreRules,
  'claims in a database': keyValueStoreRules,
  'a store of the session': keyValueStoreRules,
  'tasks in a database': taskStoreRules,
  'orders in the local storage': orderStoreRules,
  'caches of the browser': deviceCachesRules,
  'turns by locks': locksRules,
  'signals over a channel': tabMessagesRules,
};

const executablePath = findChromium();

let browser: Browser;
let context: BrowserContext;
let page: Page;

describe.skipIf(!executablePath)('in a page of Chromium', () => {
  beforeAll(async () => {
    const scripts = await bundle();
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
    context = await browser.newContext();
    await context.route('**/*', (route) => answer(route, scripts));
    page = await openPage();
  }, 60_000);

  afterAll(() => browser?.close());

  provesRules();
  provesCalls();
  provesOrdersKept();
});

async function openPage(origin = ORIGIN): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(origin);
  return opened;
}

function provesRules(): void {
  for (const [name, rules] of Object.entries(rulesByName)) {
    test.each(rules.map(({ title }, at) => [title, at] as const))(`${name}: %s`, async (_title, at) => {
      await page.evaluate(async ([key, index]) => pageRules[key]?.[index]?.prove(), [name, at] as const);
      expect(await page.evaluate((key) => pageRules[key]?.length, name)).toBe(rules.length);
    });
  }
}

function provesCalls(): void {
  test('a call reaches the shop with its headers and its very text', async () => {
    const { text, ...answer } = answerOf(await page.evaluate(() => steps.call('/api/echo')));
    expect(answer).toEqual({ kind: 'answer', status: 404, contentType: 'application/json' });
    expect(JSON.parse(text)).toEqual({ method: 'POST', country: 'GB', cookie: false, body: '{"a":1.0}' });
  });

  test.each(['/api/gone', '/api/silent'])('a call to %s is unreachable, in time', async (url) => {
    expect(await page.evaluate((path) => steps.call(path), url)).toEqual({ kind: 'unreachable' });
  });
}

function provesOrdersKept(): void {
  test('an order outlives its page', async () => {
    const first = await openPage();
    expect(await first.evaluate(() => steps.putOrder())).toMatchObject({ kind: 'ok' });
    await first.close({ runBeforeUnload: false });
    const found = await page.evaluate(() => steps.readOrders());
    expect(found).toMatchObject({ kind: 'ok', value: [{ id: '1-a' }] });
  });

  test('row 31: a page goes on when the site data is cleared under it, and keeps orders and cart anew', async () => {
    const open = await openPage();
    const all = { cart: { isKept: true, now: ['tee'] }, put: { kind: 'ok' }, orders: { value: [{ id: '1-a' }] } };
    expect(await open.evaluate(() => steps.keepAll())).toMatchObject(all);
    const session = await context.newCDPSession(open);
    await session.send('Storage.clearDataForOrigin', { origin: ORIGIN, storageTypes: 'all' });
    // A read in the very moment may fail: the page hears a little later that its database is gone, and the book reads again.
    await expect.poll(() => open.evaluate(() => steps.readOpenOrders())).toMatchObject({ kind: 'ok', value: [] });
    expect(await open.evaluate(() => steps.keepAll())).toMatchObject(all);
    await open.close();
  });

  test('row 24: on a full disk an order is not said to be kept, and is once there is room again', async () => {
    const origin = 'https://full.test'; // a browser remembers for a while how much room an origin had
    const open = await openPage(origin);
    const session = await context.newCDPSession(open);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    expect(await open.evaluate(() => steps.putLargeOrder())).toMatchObject({ kind: 'failed', isFull: true });
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    expect(await open.evaluate(() => steps.putLargeOrder())).toMatchObject({ kind: 'ok' });
    await open.close();
  });
}

/** Every request is answered here: calls of the API, scripts, and else the page. */
function answer(route: Route, scripts: ReadonlyMap<string, string>): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname.startsWith('/api/')) return answerCall(route, pathname);
  const script = scripts.get(pathname);
  if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
  return route.fulfill({ contentType: 'text/html', body: '<script src="/page.js"></script>' });
}

function answerOf(answer: HttpAnswer): Extract<HttpAnswer, { kind: 'answer' }> {
  if (answer.kind !== 'answer') throw new Error('No answer came.');
  return answer;
}

/** A shop that tells what it was sent, breaks off, or says nothing. */
async function answerCall(route: Route, pathname: string): Promise<void> {
  const request = route.request();
  if (pathname === '/api/gone') return route.abort('connectionreset');
  if (pathname !== '/api/echo') return;
  const headers = await request.allHeaders();
  const seen = {
    method: request.method(),
    country: headers['country-id'],
    cookie: 'cookie' in headers,
    body: request.postData(),
  };
  return route.fulfill({ status: 404, contentType: 'application/json', body: JSON.stringify(seen) });
}

/** The scripts of the page by their path. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'page-rules-'));
  const rsbuild = await createRsbuild({
    config: {
      logLevel: 'error',
      source: { entry: { page: join(import.meta.dirname, 'page-rules.ts') } },
      output: { distPath: { root, js: '', jsAsync: '' }, filename: { js: '[name].js' }, legalComments: 'none' },
      splitChunks: false,
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
