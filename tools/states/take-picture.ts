import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openReady, readOn, type Screen } from './browse-states.ts';

type Asked = {
  readonly address: string;
  readonly screen: Screen;
  readonly file: string;
};

/** What became of the file. */
type Change = 'new' | 'changed' | 'same';

const WIDEST = 720; // px of the file; a phone keeps its size
const TALLEST = 2_400; // px of the page
const QUALITY = 62;
/** Mean difference of a colour channel, of 255, that nobody sees: a picture that differs by less is not written anew. */
const UNSEEN = 0.4;

/** Pictures a page from its top, with every picture on it loaded. */
export async function takePicture(tab: Page, { address, screen, file }: Asked): Promise<Change> {
  await tab.setViewportSize(screen);
  await openReady(tab, address);
  await readOn(tab);
  await tab.evaluate(loadPictures);
  await tab.evaluate(layDownBars);
  await tab.evaluate(standAtTop);
  const height = await tab.evaluate(heightOf);
  const clip = { x: 0, y: 0, width: screen.width, height: Math.min(height, TALLEST) };
  const shot = await tab.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  const made = await sharp(shot)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  if (!existsSync(file)) {
    await writeFile(file, made);
    return 'new';
  }
  if (await looksLike(made, await readFile(file))) return 'same';
  await writeFile(file, made);
  return 'changed';
}

/** Runs in the page: pictures further down load when they come near, so here they load at once. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Runs in the page: what sticks to the foot of the screen would stand in the middle of a picture of the whole page. */
function layDownBars(): void {
  if (document.querySelector('dialog[open]')) return;
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { position, bottom } = getComputedStyle(element);
    if ((position === 'sticky' || position === 'fixed') && bottom === '0px') element.style.position = 'static';
  }
}

/** Runs in the page: the head stands where the page begins, and no empty strip for the bar that pictures do not have. */
function standAtTop(): void {
  scrollTo(0, 0);
  document.documentElement.style.scrollbarGutter = 'auto';
}

/** Runs in the page: what lies over it is no taller than the screen. */
function heightOf(): number {
  const isCovered = document.querySelector('dialog[open]') !== null;
  return isCovered ? innerHeight : document.documentElement.scrollHeight;
}

async function looksLike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let difference = 0;
  for (let at = 0; at < a.data.length; at += 1) difference += Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
  return difference / a.data.length < UNSEEN;
}
