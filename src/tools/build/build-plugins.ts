import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { BuiltAssets } from '#app/frame/built-assets.ts';

const COMPRESS_FROM_BYTES = 1_024; // smaller files gain nothing

/**
 * Writes which files belong to which named chunk, so that the server links those of the page it renders: beside the
 * folder of the build.
 */
export function listAssets(name: string): RsbuildPlugin {
  return {
    name: 'list-assets',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats, environment }) => {
        const target = join(dirname(environment.distPath), name);
        mkdirSync(dirname(target), { recursive: true });
        if (stats) writeFileSync(target, JSON.stringify(assetsOf(stats as Rspack.Stats), null, 1));
      });
    },
  };
}

function assetsOf(stats: Rspack.Stats): BuiltAssets {
  const { namedChunkGroups = {}, assets = [] } = stats.toJson({ all: false, chunkGroups: true, assets: true });
  const groups = Object.entries(namedChunkGroups).map(([name, { assets: files = [] }]) => [
    name,
    files.map((file) => `/${file.name}`).filter((file) => /\.(js|css)$/.test(file)),
  ]);
  const fonts = assets.map(({ name }) => `/${name}`).filter((name) => name.endsWith('.woff2'));
  return { chunks: Object.fromEntries(groups), fonts };
}

/** Source maps help developers, and are nobody else's business: they leave the folder that is served. */
export function moveSourceMaps(from: string, to: string): RsbuildPlugin {
  return {
    name: 'move-source-maps',
    setup(api) {
      api.onAfterBuild(() => {
        mkdirSync(to, { recursive: true });
        for (const file of globSync(`${from}/**/*.map`)) renameSync(file, join(to, basename(file)));
      });
    },
  };
}

/** Compresses once, as well as can be, what is served many times. */
export function precompress(folder: string): RsbuildPlugin {
  return {
    name: 'precompress',
    setup(api) {
      api.onAfterBuild(async () => {
        await Promise.all(globSync(`${folder}/**/*.{js,css,svg,json,txt,webmanifest}`).map(compressFile));
      });
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const body = readFileSync(file);
  if (body.length < COMPRESS_FROM_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
}
