import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { bringWorkers, keepLastBuilds, listAssets, moveSourceMaps, precompress } from './tools/build/build-plugins.ts';
import { drawIcons } from './tools/build/draw-icons.ts';

const WEB = 'dist/web';
const WORKERS = 'dist/workers';
/** On the server nothing on a page changes once it is drawn; what would watch it is left out. */
const STILL_MOBX = `${import.meta.dirname}/src/app/server/still-mobx.ts`;
/** What the worker is handed instead of a library for it. */
const PLAIN_CONTAINER = `${import.meta.dirname}/src/composition/wiring/plain-container.ts`;
/** What the page is handed instead of a count by reflected metadata. */
const PLAIN_BINDING_ID = `${import.meta.dirname}/src/composition/wiring/plain-binding-id.ts`;
/** What of its parts the page never asks. */
const UNUSED_PARTS = `${import.meta.dirname}/src/composition/wiring/unused-parts.ts`;
const ABSENT_DRIVER = `${import.meta.dirname}/src/adapters/indexeddb/absent-driver.ts`;
/** Parts of libraries that no page uses. */
const LEFT_OUT = {
  localforage$: 'localforage/src/localforage.js',
  './drivers/websql': ABSENT_DRIVER,
  './drivers/localstorage': ABSENT_DRIVER,
  './utils/serializer': false, // for drivers that keep texts alone
  'lie/polyfill': false, // promises are everywhere by now
  // What compiles the container's plans, which the security policy forbids pages.
  '../calculations/buildNoActivationsInstanceBindingNodeResolverJit.js': false,
  '../calculations/buildNoActivationsResolvedValueBindingNodeResolverJit.js': false,
  // What makes classes and asks for their metadata: the container holds constants alone.
  '../models/InstanceBindingNodeImplementation.js': false,
  '../models/ResolvedValueBindingNodeImplementation.js': false,
  '../../metadata/calculations/getClassMetadata.js': false,
  './metadata/calculations/getClassMetadata.js': false,
  './binding/actions/getBindingId.js': PLAIN_BINDING_ID,
  '../actions/getBindingId.js': PLAIN_BINDING_ID,
  'reflect-metadata/lite': false,
  './ContainerModuleManager.js': UNUSED_PARTS,
  './PluginManager.js': UNUSED_PARTS,
  './SnapshotManager.js': UNUSED_PARTS,
  './currySubplan.js': UNUSED_PARTS,
  './planning/services/PlanResultCacheService.js': UNUSED_PARTS,
  // Calls go by fetch with texts alone: no form, no cookie, no address of data, no older way of giving up.
  './xhr.js': false,
  './cookies.js': false,
  './helpers/toFormData.js': false,
  '../helpers/toFormData.js': false,
  './toFormData.js': false,
  '../helpers/toURLEncodedForm.js': false,
  './helpers/formDataToJSON.js': false,
  '../helpers/formDataToJSON.js': false,
  '../core/createMultipartBody.js': false,
  '../helpers/estimateDataURLDecodedBytes.js': false,
  './cancel/CancelToken.js': false,
  './helpers/HttpStatusCode.js': false,
  // Addresses are whole, and nobody watches how far a call has come.
  './AxiosURLSearchParams.js': false,
  '../../../helpers/AxiosURLSearchParams.js': false,
  './assertParamsAcyclic.js': false,
  '../core/setFormDataHeaders.js': false,
  '../helpers/progressEventReducer.js': false,
  './isURLSameOrigin.js': false,
} as const;

/**
 * Builds of one source: what the browser loads, the workers that keep it on the device, and the page server that renders
 * the same pages.
 * The libraries every page needs are one file that seldom changes; each page adds the entry and its own chunk.
 */
export default defineConfig({
  plugins: [pluginReact()],
  // Safari before 16.3 refuses a named function expression with a destructured parameter of its own name. What is built has
  // none (`npm run browsers` looks), so that parameters need not be written in a longer way.
  tools: { swc: { env: { exclude: ['transform-parameters'] } } },
  output: {
    cssModules: { localIdentName: '[hash:base64:5]' }, // a page says a class seven hundred times
  },
  environments: {
    web: {
      plugins: [
        listAssets('assets.json'),
        moveSourceMaps(WEB, 'dist/maps'),
        bringWorkers({ environment: 'workers', from: WORKERS, to: WEB }),
        drawIcons(WEB),
        precompress(WEB),
        keepLastBuilds(WEB, 'dist/builds.json'),
      ],
      source: { entry: { begin: './src/app/browser/begin.ts', main: './src/app/browser/browser.tsx' } },
      output: {
        target: 'web',
        module: true,
        minify: { jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2022 } } } },
        filenameHash: 'contenthash:8', // every page carries those of all files that may come later
        distPath: { root: WEB },
        cleanDistPath: false, // pages of the builds before go on with their files
        sourceMap: { js: 'hidden-source-map' },
        inlineScripts: false,
        inlineStyles: false,
        dataUriLimit: 0, // the security policy allows no data: fonts, and a file is cached once for all pages
      },
      splitChunks: {
        preset: 'none',
        cacheGroups: {
          vendor: { name: 'vendor', chunks: 'initial', test: /node_modules/, enforce: true },
          // Every page has the first; few open the second, and what it shares would be one file more of others.
          default: {
            minChunks: 2,
            reuseExistingChunk: true,
            chunks: ({ name }) => !['actions', 'cancel-order', 'return-pieces', 'withdraw'].includes(name ?? ''),
          },
          defaultVendors: false, // a library that comes later comes in the file of what needs it
          home: together('home'),
          list: together('category', 'search'),
          product: together('product'),
          productSet: together('product-set'),
          cart: together('cart', 'minicart'),
          checkout: together('checkout'),
          confirmation: together('confirmation'),
          contact: together('contact'),
          lists: together('compare', 'wishlist'),
          sharedList: together('shared-list'),
          small: together('store-choice', 'page-not-found'),
          searchPanel: together('search-panel', 'opening'),
        },
      },
      resolve: {
        alias: LEFT_OUT,
      },
      tools: { htmlPlugin: false, rspack: { optimization: { mangleExports: 'size' } } },
    },
    workers: {
      source: {
        entry: {
          'service-worker': './src/app/worker/service-worker.ts',
          'no-service-worker': './src/app/worker/no-service-worker.ts',
          'background-sync': './src/app/worker/background-sync.ts',
          'without-scripts': './src/app/browser/without-scripts.ts',
        },
      },
      output: {
        target: 'web-worker',
        distPath: { root: WORKERS, js: '' },
        filenameHash: false,
        sourceMap: false,
        copy: [],
      },
      // Flags of a device, which it keeps by localforage, are asked for by pages alone.
      resolve: { alias: { ...LEFT_OUT, inversify$: PLAIN_CONTAINER, localforage$: false } },
      // What a page fetches when it is first wanted a worker cannot fetch: it lies in the one file.
      tools: { rspack: { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } },
    },
    node: {
      source: { entry: { serve: './src/app/server/serve.ts' } },
      output: {
        target: 'node',
        distPath: { root: 'dist/server' },
        autoExternal: { exclude: 'mobx' },
        emitAssets: false,
        copy: [],
        filename: { js: '[name].js' },
        sourceMap: { js: 'source-map' },
      },
      resolve: { alias: { mobx$: STILL_MOBX } },
    },
  },
});

/** Pages that share most of their code come in one file, so that no page is made of many small ones. */
function together(first: string, ...others: readonly string[]) {
  const chunks = ({ name }: { readonly name?: string | undefined }) =>
    name !== undefined && [first, ...others].includes(name);
  return { name: first, chunks, priority: 1, enforce: true };
}
