import { ACTIONS, type BuiltAssets, pageAssets } from '#app/frame/built-assets.ts';
import { type Weight, weightLimits } from './limits.ts';

/** A screen of the shop, and the addresses that show it. */
export type Weighable = { readonly screen: string; readonly paths: readonly string[] };

export type WeighedPage = Weighable & {
  readonly weight: Weight;
  /** The limits that the page does not keep. */
  readonly broken: readonly (keyof Weight)[];
};

/** Weighs what the server links for the screen and what the browser then loads by itself. */
export function weighPage(assets: BuiltAssets, page: Weighable, sizeOf: (file: string) => number): WeighedPage {
  const { begin, scripts, styles } = pageAssets(assets, [page.screen]);
  const linked = [...new Set([...(begin === null ? [] : [begin]), ...scripts])];
  const later = (assets.chunks[ACTIONS] ?? []).filter((file) => file.endsWith('.js') && !linked.includes(file));
  const weightOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);
  const weight: Weight = {
    linkedScripts: weightOf(linked),
    allScripts: weightOf([...linked, ...later]),
    scriptFiles: linked.length + later.length,
    styles: weightOf(styles.map(({ href }) => href)),
    fonts: weightOf(assets.fonts),
  };
  const broken = (Object.keys(weight) as (keyof Weight)[]).filter((name) => weight[name] > weightLimits[name]);
  return { ...page, weight, broken };
}
