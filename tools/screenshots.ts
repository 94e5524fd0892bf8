import { mkdirSync } from 'node:fs';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { findChromium } from './chromium/find-chromium.ts';
import { chromiumAdvice } from './chromium/install-chromium.ts';
import { openChromium, picturedScreens, readStateNames, shareOut } from './states/browse-states.ts';
import { buildStates } from './states/build-states.ts';
import { drawCollection } from './states/draw-collection.ts';
import { openStartPages } from './states/open-start-pages.ts';
import { serveStates } from './states/serve-states.ts';
import { takePicture } from './states/take-picture.ts';
import { shownInDocs, writeGallery } from './states/write-gallery.ts';

/** Every state; made anew by whoever wants to look, and kept by nobody. */
const ALL = 'reports/screens';
/** What the docs show. */
const IN_DOCS = 'docs/screens';
const TABS = 2;

/** What is pictured: a page at an address, under the name of its files. */
type Subject = { readonly name: string; readonly address: string };

/**
 * `npm run screenshots`: pictures every state and the start pages of the real shop, on a phone and on a wide screen, into
 * reports/screens, those that the docs show into docs/screens, and the sheet of the whole collection. With words behind it,
 * only the names that hold one of them.
 */
async function takeScreenshots(executablePath: string): Promise<void> {
  for (const folder of [ALL, IN_DOCS]) mkdirSync(folder, { recursive: true });
  await buildStates();
  const states = await serveStates({ root: '.', port: 0, hasPictures: true });
  const shop = await openStartPages();
  const browser = await openChromium(executablePath);
  const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.newPage({ reducedMotion: 'reduce' })));
  const origin = `http://localhost:${states.port}`;
  const names = await readStateNames(tabs[0] as Page, origin);
  const all = [...shop.pages, ...names.map((name) => ({ name, address: `${origin}/__states/${name}` }))];
  const wanted = process.argv.slice(2);
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const inDocs = shownInDocs(all.map(({ name }) => name));
  await shareOut(tabs, chosen, (tab, subject) => takePictures(tab, subject, inDocs));
  await browser.close();
  await Promise.all([states.stop(), shop.close()]);
  if (wanted.length === 0) for (const folder of [ALL, IN_DOCS]) await drawCollection(folder);
  const entries = all.map(({ name }) => ({ name, files: picturedScreens.map(({ width }) => fileOf(name, width)) }));
  writeGallery(ALL, entries, 'all');
  writeGallery(
    IN_DOCS,
    entries.filter(({ name }) => inDocs.has(name)),
    'few',
  );
}

async function takePictures(tab: Page, { name, address }: Subject, inDocs: ReadonlySet<string>): Promise<void> {
  for (const folder of inDocs.has(name) ? [ALL, IN_DOCS] : [ALL])
    for (const screen of picturedScreens) {
      const change = await takePicture(tab, { address, screen, file: `${folder}/${fileOf(name, screen.width)}` });
      if (change !== 'same') console.log(`${change} ${folder}: ${name} at ${screen.width} px`);
    }
}

function fileOf(name: string, width: number): string {
  return `${name.replace('/', '-')}-${width}.webp`;
}

const chromium = findChromium();
if (chromium === null) console.error(chromiumAdvice);
if (chromium === null || !buildWhenNeeded()) process.exit(1);
await takeScreenshots(chromium);
process.exit(0);
