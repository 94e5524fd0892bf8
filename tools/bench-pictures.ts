import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { benchedPages } from './bench/benched-pages.ts';
import { machineLine } from './bench/machine-line.ts';
import { measurePictures, type PictureScreen, type PictureTimes } from './bench/measure-pictures.ts';
import { openShop } from './bench/open-shop.ts';
import { isLate, pictureReport } from './bench/picture-report.ts';
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { chromiumAdvice, ensureChromium } from './chromium/install-chromium.ts';
import { createCommandRunner } from './commands/command-runner.ts';
import { withSection } from './files/document-section.ts';

// Measures how soon the pictures of a list are there and writes it into docs/benchmarks.md:
//   npm run bench:pictures [-- --quick]     with --quick nothing is written
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const reportPath = 'docs/benchmarks.md';
const SCREENS: readonly PictureScreen[] = [
  { width: 360, density: 1 },
  { width: 360, density: 2 },
  { width: 360, density: 3 },
  { width: 1280, density: 1 },
];
const machine = machineLine();

/** Each screen in a shop of its own, which never drew a picture. */
const measureScreen = async (executablePath: string, screen: PictureScreen): Promise<PictureTimes> => {
  const shop = await openShop(process.cwd());
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const path = benchedPages.find(({ name }) => name === 'category')?.path ?? '/';
    await fetch(shop.origin + path); // the shop is open and has shown the page before; its pictures nobody asked for
    return await measurePictures(browser, shop.origin + path, screen);
  } finally {
    await browser.close();
    await shop.close();
  }
};

const executablePath = await ensureChromium(createCommandRunner(process.cwd()), console.log);
if (executablePath === null) throw new Error(chromiumAdvice);
if (!buildWhenNeeded()) throw new Error('The shop could not be built; the reason stands above.');
const times: PictureTimes[] = [];
for (const screen of SCREENS) times.push(await measureScreen(executablePath, screen));
const day = new Date().toISOString().slice(0, 10);
const text = pictureReport({ command: 'npm run bench:pictures', day, machine, times });
console.log(text);
if (!values.quick) await writeFile(reportPath, withSection(await readFile(reportPath, 'utf8'), text));
process.exitCode = times.some(isLate) ? 1 : 0;
