import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/source-files.ts';

/** A layer of src that imports another one. */
export type LayerImport = { readonly from: string; readonly to: string };

type Source = { readonly path: string; readonly text: string };

const TEST_CODE = /[.]test[.]tsx?$|-for-tests[.]tsx?$|^adapters[/]contracts[/]|^reference-api[/]testing[/]/;
/** Layers call each other by `#layer/…`, which `npm run check` sees to; a comment may name a chunk before it. */
const IMPORTED = /(?:\bfrom |\bimport\((?:\/\*[^*]*\*\/ )?|^import )'#([\w-]+)\//gm;

/** Which layer imports which, by the files of src that are no tests; paths begin below src. */
export const layerImports = (sources: readonly Source[]): readonly LayerImport[] => {
  const found = sources
    .filter(({ path }) => !TEST_CODE.test(path) && !path.startsWith('tools/'))
    .flatMap(({ path, text }) => {
      const from = path.split('/', 1)[0] ?? '';
      return [...text.matchAll(IMPORTED)].map(([, to = '']) => ({ from, to }));
    })
    .filter(({ from, to }) => from !== to);
  const ways = new Map(found.map((each) => [`${each.from} → ${each.to}`, each]));
  return [...ways.keys()].toSorted().flatMap((way) => ways.get(way) ?? []);
};

/** Reads them from the project. */
export const readLayerImports = async (root: string): Promise<readonly LayerImport[]> => {
  const folder = join(root, 'src');
  const paths = await filesBelow(folder, /(?<![.]d)[.]tsx?$/);
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
  return layerImports(sources);
};
