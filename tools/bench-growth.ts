import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { growthReport } from './bench/growth-report.ts';
import { machineLine } from './bench/machine-line.ts';
import { measureCartGrowth } from './bench/measure-cart-growth.ts';
import { type CartPageTimes, measureCartPage } from './bench/measure-cart-page.ts';
import { openShop } from './bench/open-shop.ts';
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { chromiumAdvice, ensureChromium } from './chromium/install-chromium.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { withSection } from './files/document-section.ts';

// Measures what grows with the lines of a cart and writes it into docs/benchmarks.md:
//   npm run bench:growth [-- --quick]     with --quick nothing is written
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const REPORT = 'docs/benchmarks.md';
const SIZES = [1, 10, 100, 500];
const machine = machineLine();

const executablePath = await ensureChromium(createCommandRunner(process.cwd()), console.log);
if (executablePath === null) throw new Error(chromiumAdvice);
if (!buildWhenNeeded()) throw new Error('The shop could not be built; the reason stands above.');
const growth = measureCartGrowth(SIZES);
const shop = await openShop(process.cwd());
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
const pages: CartPageTimes[] = [];
try {
  for (const lines of SIZES) pages.push(await measureCartPage(browser, shop.origin, lines));
} finally {
  await browser.close();
  await shop.close();
}
const text = growthReport({
  command: 'npm run bench:growth',
  day: new Date().toISOString().slice(0, 10),
  machine,
  growth,
  pages,
});
console.log(text);
if (!values.quick) await writeFile(REPORT, withSection(await readFile(REPORT, 'utf8'), text));
