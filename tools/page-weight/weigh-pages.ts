import { existsSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import type { BuiltAssets } from '#app/frame/built-assets.ts';
import { pageChunks, routes } from '#app/navigation/routes.ts';
import type { PageName } from '#app/page/page.ts';
import { type Weighable, weighPage } from './weigh.ts';
import { weightTable } from './weight-table.ts';

// The last step of the build: weighs the first page of every screen and fails when one is too heavy.
const WEB = 'dist/web';

const assets = JSON.parse(readFileSync('dist/assets.json', 'utf8')) as BuiltAssets;
const pages = readPages().map((page) => weighPage(assets, page, sizeOf));
const heavy = pages.filter(({ broken }) => broken.length > 0).map(({ screen }) => screen);
console.log(weightTable(pages));
if (heavy.length > 0) {
  console.error(`Too heavy: ${heavy.join(', ')}. What a first page does not use comes later.`);
  process.exitCode = 1;
}

/** The screens as the page server knows them; a path that may be anything is shown by other pages' screens. */
function readPages(): readonly Weighable[] {
  const names = (Object.keys(pageChunks) as PageName[]).filter((name) => name !== 'address');
  return names.map((screen) => ({
    screen,
    paths: routes.filter(({ page }) => page === screen).map(({ path }) => path),
  }));
}

/** Bytes of the file in its smallest form. */
function sizeOf(file: string): number {
  const path = WEB + file;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
