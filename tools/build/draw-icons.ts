import { mkdirSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import sharp from 'sharp';

/** Colours of the shop's mark, as in public/favicon.svg. */
const WINE = '#6b1d2e';
const PAPER = '#fbf8f3';
const GOLD = '#b8893b';

/** Side in pixels of each icon; a maskable one is cut by the device, and shows its mark well within. */
export const icons = [
  { name: 'icon-192.png', side: 192, isMaskable: false },
  { name: 'icon-512.png', side: 512, isMaskable: false },
  { name: 'icon-maskable-512.png', side: 512, isMaskable: true },
  // where phones of Apple look for it, which read no manifest
  { name: '../apple-touch-icon.png', side: 180, isMaskable: false },
] as const;

/** The shop's mark on a square: a Z between two threads of gold. What a device may cut off is ground alone. */
export function markSvg(isMaskable: boolean): string {
  const shrunk = isMaskable ? ' transform="translate(12.8 12.8) scale(.6)"' : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path fill="${WINE}" d="M0 0h64v64H0z"/><g${shrunk}>`,
    `<path fill="none" stroke="${PAPER}" stroke-width="4" stroke-linecap="square" d="M18 18h28L18 46h28"/>`,
    `<path fill="${GOLD}" d="M8 57h48v2H8zM8 5h48v2H8z"/></g></svg>`,
  ].join('');
}

/** Draws the icons that the manifest names beside the files of the build. */
export function drawIcons(folder: string): RsbuildPlugin {
  return {
    name: 'draw-icons',
    setup(api) {
      api.onAfterBuild(async () => {
        mkdirSync(`${folder}/icons`, { recursive: true });
        await Promise.all(
          icons.map(({ name, side, isMaskable }) => drawIcon(`${folder}/icons/${name}`, side, isMaskable)),
        );
      });
    },
  };
}

async function drawIcon(file: string, side: number, isMaskable: boolean): Promise<void> {
  await sharp(Buffer.from(markSvg(isMaskable)), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true })
    .toFile(file);
}
