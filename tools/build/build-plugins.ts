import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { InjectManifest } from 'workbox-webpack-plugin';
import type { BuiltAssets } from '#app/frame/built-assets.ts';
import { type Builds, filesKept, isToBring, withBuild } from './built-files.ts';

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
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const groups = Object.entries(namedChunkGroups).map(([name, { assets: files = [] }]) => [
    name,
    files.map((file) => `/${file.name}`).filter((file) => /\.(js|css)$/.test(file)),
  ]);
  const fonts = filesOf(stats)
    .map((name) => `/${name}`)
    .filter((name) => name.endsWith('.woff2') && !name.includes('-ext-')); // every page links these
  return { chunks: Object.fromEntries(groups), fonts };
}

/** By the compilation itself: what it says of itself leaves out files that were there before. */
function filesOf(stats: Rspack.Stats): readonly string[] {
  return stats.compilation.getAssets().map(({ name }) => name);
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

/** What a browser fetches by itself, instead of the worker, or where it is too old for the page's other scripts. */
const FURTHER_FILES = ['no-service-worker.js', 'background-sync.js', 'without-scripts.js'];

type Workers = {
  /** The environment that builds the workers. */
  readonly environment: string;
  readonly from: string;
  readonly to: string;
};

/** Puts the workers beside the files of the build, and into the one that keeps the shop the list of what it brings beforehand. */
export function bringWorkers({ environment, from, to }: Workers): RsbuildPlugin {
  return {
    name: 'bring-workers',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, isProd }) => {
        if (!isProd) return;
        config.dependencies = [environment];
        const list = new InjectManifest({
          swSrc: `${from}/service-worker.js`,
          swDest: 'service-worker.js',
          compileSrc: false, // the environment has compiled it
          include: [({ asset }) => isToBring(asset)],
          dontCacheBustURLsMatching: /./, // each name bears a hash
        });
        appendPlugins(list as unknown as Rspack.RspackPluginInstance); // its types are those of webpack
      });
      api.onAfterBuild(() => {
        for (const file of FURTHER_FILES) copyFileSync(`${from}/${file}`, `${to}/${file}`);
      });
    },
  };
}

/** Takes away what none of the last builds needs. */
export function keepLastBuilds(folder: string, list: string): RsbuildPlugin {
  return {
    name: 'keep-last-builds',
    setup(api) {
      let built: readonly string[] = [];
      api.onAfterEnvironmentCompile(({ stats, environment }) => {
        if (environment.name === 'web' && stats) built = filesOf(stats as Rspack.Stats);
      });
      api.onAfterBuild(() => {
        const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Builds) : [];
        const builds = withBuild(before, built);
        const kept = filesKept(builds);
        const paths = globSync('static/**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
        for (const path of paths) if (!kept(path)) rmSync(`${folder}/${path}`);
        writeFileSync(list, JSON.stringify(builds, null, 1));
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

const BEST = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Two ways to write how far back a repetition lies: which is shorter differs from file to file, and further ones win little. */
const DISTANCES = [
  [0, 0],
  [3, 96],
].map(([postfix = 0, direct = 0]) => ({
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct,
}));

function shortest([first, ...others]: readonly Buffer[]): Buffer {
  return others.reduce((best, each) => (each.length < best.length ? each : best), first ?? Buffer.alloc(0));
}

async function compressFile(file: string): Promise<void> {
  const body = readFileSync(file);
  if (body.length < COMPRESS_FROM_BYTES) return;
  const [zipped, ...brotli] = await Promise.all([
    promisify(gzip)(body, { level: 9 }),
    ...DISTANCES.map((distances) => promisify(brotliCompress)(body, { params: { ...BEST, ...distances } })),
  ]);
  writeFileSync(`${file}.br`, shortest(brotli));
  writeFileSync(`${file}.gz`, zipped);
}
