import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { type BenchedPage, benchedPages } from './bench/benched-pages.ts';
import type { MeasuredPage } from './bench/budgets.ts';
import { type Deeds, measureDeeds } from './bench/measure-deeds.ts';
import { measureLoad } from './bench/measure-load.ts';
import { measurePage, type Visit } from './bench/measure-page.ts';
import { measureSecondVisit, type TwoVisits } from './bench/measure-second-visit.ts';
import { type OpenShop, openShop } from './bench/open-shop.ts';
import { openRememberingServer } from './bench/remembering-server.ts';
import { brokenLines, reportText } from './bench/report.ts';
import { secondVisitReport, slowSecondVisits } from './bench/second-visit-report.ts';
import { staticCopyOf } from './bench/static-copy.ts';
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { chromiumAdvice, ensureChromium } from './chromium/install-chromium.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { withSection } from './files/document-section.ts';
import { type FaultyProxy, openFaultyProxy } from './network/faulty-proxy.ts';
import { freePort } from './processes/free-port.ts';

// Measures the built shop and writes its parts of docs/benchmarks.md:
//   npm run bench [-- second-visit] [--quick]     with --quick one visit of each page, and nothing is written
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const isWhole = !positionals.includes('second-visit');
const runs = values.quick ? 1 : 5;
const loadSeconds = values.quick ? 3 : 10;

const root = process.cwd();
const runner = createCommandRunner(root);
const reportPath = 'docs/benchmarks.md';

/** How many processes wanted a processor in the minute before; whatever else runs makes times worse. */
const busyBefore = loadavg()[0] ?? 0;
if (busyBefore > cpus().length / 2) {
  console.log(`The machine is busy (load ${busyBefore.toFixed(1)}): bytes are right, times are not.`);
}

const measure = async (shop: OpenShop, staticOrigin: string, browser: Browser): Promise<readonly MeasuredPage[]> => {
  const measured: MeasuredPage[] = [];
  for (const page of benchedPages) {
    console.log(`Visiting ${page.name}`);
    const { visits, staticVisits } = await visitInTurn(browser, page, [shop.origin, staticOrigin]);
    const target = { url: shop.origin + page.path, processId: shop.pageServerId, seconds: loadSeconds };
    measured.push({ name: page.name, visits, staticVisits, load: await measureLoad(runner, target) });
  }
  return measured;
};

const visitInTurn = async (
  browser: Browser,
  { path }: BenchedPage,
  [shop, staticOrigin]: readonly [string, string],
): Promise<Pick<MeasuredPage, 'visits' | 'staticVisits'>> => {
  const visits: Visit[] = [];
  const staticVisits: Visit[] = [];
  // The first visit fills caches on the servers' side and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const [visit, staticVisit] = [
      await measurePage(browser, shop + path),
      await measurePage(browser, staticOrigin + path),
    ];
    if (run === 0) continue;
    visits.push(visit);
    staticVisits.push(staticVisit);
  }
  return { visits, staticVisits };
};

/** So many products that one category of the demo collection has five hundred. */
const MANY_PRODUCTS = 1_200;

const measureAllDeeds = async (browser: Browser): Promise<readonly Deeds[]> => {
  console.log(`Doing what a shopper does, in a shop of ${MANY_PRODUCTS} products`);
  const large = await openShop(root, { products: MANY_PRODUCTS });
  return doAll(large, browser).finally(large.close);
};

const doAll = async ({ origin }: OpenShop, browser: Browser): Promise<readonly Deeds[]> => {
  const addressOf = (wanted: BenchedPage['name']): string =>
    origin + (benchedPages.find(({ name }) => name === wanted)?.path ?? '/');
  const deeds: Deeds[] = [];
  for (let run = 0; run <= runs; run += 1) {
    deeds.push(await measureDeeds(browser, { category: addressOf('category'), product: addressOf('product') }));
  }
  return deeds.slice(1);
};

const machineOf = (chromiumVersion: string): string => {
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory}, ${type()}, Node ${process.versions.node}, Chromium ${chromiumVersion}, load ${busyBefore.toFixed(1)} before it began`;
};

const day = new Date().toISOString().slice(0, 10);

const write = async (section: string): Promise<void> => {
  if (values.quick) console.log(section);
  else await writeFile(reportPath, withSection(await readFile(reportPath, 'utf8'), section));
};

const tell = async (
  pages: readonly MeasuredPage[],
  deeds: readonly Deeds[],
  chromiumVersion: string,
): Promise<void> => {
  const machine = machineOf(chromiumVersion);
  await write(reportText({ command: 'npm run bench', day, machine, runs, loadSeconds, pages, deeds }));
  for (const line of brokenLines({ pages, deeds }, false)) console.log(`not kept: ${line}`);
  for (const line of brokenLines({ pages, deeds }, true)) console.error(`FAILED: ${line}`);
  if (brokenLines({ pages, deeds }, true).length > 0) process.exitCode = 1;
};

/** In a shop of its own, before which a slow line lies. */
const measureSecondVisits = async (browser: Browser): Promise<void> => {
  console.log('Coming back to the category page');
  const lines: FaultyProxy[] = [];
  const openBefore = async (port: number): Promise<number> => {
    const line = await openFaultyProxy({ port });
    lines.push(line);
    return line.port;
  };
  const { origin, close: closeShop } = await openShop(root, { openBefore });
  try {
    const visits: TwoVisits[] = [];
    const url = origin + (benchedPages.find(({ name }) => name === 'category')?.path ?? '/');
    for (let run = 0; run <= runs; run += 1)
      for (const line of lines) visits.push(await measureSecondVisit(browser, url, line));
    const counted = visits.slice(1); // the first one fills caches on the servers' side
    await write(
      secondVisitReport({
        command: 'npm run bench -- second-visit',
        day,
        machine: machineOf(browser.version()),
        visits: counted,
      }),
    );
    for (const line of slowSecondVisits(counted)) console.log(`not kept: ${line}`);
  } finally {
    await closeShop();
    for (const line of lines) await line.close();
  }
};

const measureFirstVisits = async (browser: Browser): Promise<void> => {
  const shop = await openShop(root);
  const staticCopy = await openRememberingServer(await freePort(), staticCopyOf(shop.origin));
  try {
    const pages = await measure(shop, staticCopy.origin, browser);
    await tell(pages, await measureAllDeeds(browser), browser.version());
  } finally {
    await staticCopy.close();
    await shop.close();
  }
};

const path = await ensureChromium(runner, console.log);
if (path === null) throw new Error(chromiumAdvice);
if (!buildWhenNeeded()) throw new Error('The shop could not be built; the reason stands above.');
const browser = await chromium.launch({ executablePath: path, chromiumSandbox: process.getuid?.() !== 0 });
// Whatever is measured then fails, and all that was opened for it is closed.
process.once('SIGINT', () => {
  runner.stop();
  void browser.close();
});
try {
  if (isWhole) await measureFirstVisits(browser);
  await measureSecondVisits(browser);
} finally {
  runner.stop();
  await browser.close();
}
