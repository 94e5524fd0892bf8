import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import type { BrowserContext } from 'playwright-core';
import type { QueueTimes } from './queue-page.ts';

declare const measureQueue: (tasks: number) => Promise<QueueTimes>;

const ORIGIN = 'https://queue.test'; // nothing is listening: every request is answered here

/** A browser that keeps its databases on the disk, as a shopper's does, in this folder. */
export type OpenBrowser = (folder: string) => Promise<BrowserContext>;

/** The queue with so many tasks, in a fresh browser. */
export async function measureQueueIn(openBrowser: OpenBrowser, tasks: number, script: string): Promise<QueueTimes> {
  const folder = await mkdtemp(join(tmpdir(), 'queue-browser-'));
  const context = await openBrowser(folder);
  await context.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/page.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<script src="/page.js"></script>' }),
  );
  const page = await context.newPage();
  await page.goto(ORIGIN);
  const times = await page.evaluate((count) => measureQueue(count), tasks);
  await context.close();
  await rm(folder, { recursive: true });
  return times;
}

/** What the page runs: the queue and the adapters that a shopper's page has. */
export async function bundleQueuePage(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'queue-page-'));
  const rsbuild = await createRsbuild({
    config: {
      logLevel: 'error',
      source: { entry: { page: join(import.meta.dirname, 'queue-page.ts') } },
      output: { distPath: { root, js: '' }, filename: { js: '[name].js' }, legalComments: 'none' },
      splitChunks: false,
      tools: { htmlPlugin: false },
    },
  });
  const build = await rsbuild.build();
  await build.close();
  const script = await readFile(join(root, 'page.js'), 'utf8');
  await rm(root, { recursive: true });
  return script;
}
