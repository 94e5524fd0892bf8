import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelowEach } from '../files/source-files.ts';

/** A layer that imports another one. */
export type LayerImport = { readonly from: string; readonly to: string };

type Source = { readonly path: string; readonly text: string };

const TEST_CODE = /[.]test[.]tsx?$|-for-tests[.]tsx?$|^src[/]adapters[/]contracts[/]|^api[/]testing[/]/;
/** Layers call each other by `#layer/…`, which `npm run check` sees to; a comment may name a chunk before it. */
const IMPORTED = /(?:\bfrom |\bimport\((?:\/\*[^*]*\*\/ )?|^import )'#([^']+)'/gm;

/** A folder of src, what stands beside src, or a part of the API that is whole by itself. */
const layerOf = (path: string): string => /^(?:src\/)?(api\/(?:demo|contract-kit)|[\w-]+)\//.exec(path)?.[1] ?? '';

/** Which layer imports which, by their files that are no tests. */
export const layerImports = (sources: readonly Source[]): readonly LayerImport[] => {
  const found = sources
    .filter(({ path }) => !TEST_CODE.test(path) && !path.startsWith('tools/'))
    .flatMap(({ path, text }) => {
      const from = layerOf(path);
      return [...text.matchAll(IMPORTED)].map(([, to = '']) => ({ from, to: layerOf(to) }));
    })
    .filter(({ from, to }) => from !== to);
  const ways = new Map(found.map((each) => [`${each.from} → ${each.to}`, each]));
  return [...ways.keys()].toSorted().flatMap((way) => ways.get(way) ?? []);
};

/** Reads them from the project. */
export const readLayerImports = async (root: string): Promise<readonly LayerImport[]> => {
  const paths = await filesBelowEach(root, ['src', 'api', 'shared'], /(?<![.]d)[.]tsx?$/);
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  return layerImports(sources);
};
