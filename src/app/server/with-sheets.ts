import { hash } from 'node:crypto';
import type { BuiltAssets, Sheet } from '#app/frame/built-assets.ts';
import type { StaticFiles } from './static-files.ts';

/** What ends a style element, which no sheet of ours has: it could not stand in a page. */
const END = /<\/style/i;

/**
 * Has every page bring its style sheets along, so that it is painted when it is read: a sheet that is linked costs another way
 * to the server and back. Each is allowed by its hash.
 */
export function withSheets(assets: BuiltAssets, files: StaticFiles): BuiltAssets {
  const addresses = new Set(Object.values(assets.chunks).flat());
  const sheets = [...addresses].flatMap((href): readonly (readonly [string, Sheet])[] => {
    const text = href.endsWith('.css') ? files.get(href)?.bodies.identity.toString() : undefined;
    if (text === undefined || END.test(text)) return [];
    return [[href, { text, source: `'sha256-${hash('sha256', text, 'base64')}'` }]];
  });
  return { ...assets, sheets: Object.fromEntries(sheets) };
}
