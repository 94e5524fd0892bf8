import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icons, markSvg } from './draw-icons.ts';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../public/${file}`, 'utf8');
const manifest = JSON.parse(read('manifest.webmanifest')) as {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
};

test('the manifest names the icons that are drawn, by their sizes', () => {
  const drawn = icons.map(({ name, side }) => [`/icons/${name}`, `${side}x${side}`]);
  const named = manifest.icons.filter(({ src }) => src.endsWith('.png')).map(({ src, sizes }) => [src, sizes]);
  expect(drawn).toEqual(expect.arrayContaining(named));
  expect(named.length).toBeGreaterThan(2);
});

test('the icon that a phone puts on its first page is drawn, and the page names it', () => {
  expect(icons).toContainEqual({ name: '../apple-touch-icon.png', side: 180, isMaskable: false });
  const page = readFileSync(`${import.meta.dirname}/../../src/app/frame/document.tsx`, 'utf8');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
});

test('what the manifest needs to be installed is there', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/pwa.html', scope: '/', display: 'standalone', name: 'Zari' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('a device may cut a fifth off each side of the maskable icon, and cuts nothing of the mark', async () => {
  const { data, info } = await sharp(Buffer.from(markSvg(true)))
    .resize(100, 100)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)].join();
  const places = Array.from({ length: 100 * 100 }, (_, at) => [at % 100, Math.floor(at / 100)] as const);
  const outside = places.filter(([x, y]) => Math.hypot(x - 49.5, y - 49.5) > 40);
  expect(new Set(outside.map(([x, y]) => colourAt(x, y))).size).toBe(1);
  expect(new Set(places.map(([x, y]) => colourAt(x, y))).size).toBeGreaterThan(2);
});

test('the icon of the tab is the same mark', () => {
  expect(read('favicon.svg')).toContain('d="M18 18h28L18 46h28"');
  expect(markSvg(false)).toContain('d="M18 18h28L18 46h28"');
});
