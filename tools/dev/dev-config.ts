import { mergeRsbuildConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import shopConfig from '../../rsbuild.config.ts';
import { STATES_ENTRY } from '../states/build-states.ts';
import type { FrontDoor } from './front-door.ts';

/** Apart from the shop that is shipped. */
export const DEV_FOLDER = 'dist/dev';

type Parts = {
  readonly port: number;
  readonly createFrontDoor: (states: () => Promise<string>) => FrontDoor;
  /** Called after each build that went well. */
  readonly onBuilt: () => void;
};

/** The shop's own build, watched and served with hot reload, and beside it the page of the states. */
export function devConfig({ port, createFrontDoor, onBuilt }: Parts): RsbuildConfig {
  return mergeRsbuildConfig(shopConfig, {
    mode: 'development',
    logLevel: 'warn',
    plugins: [tellBuilt(onBuilt)],
    dev: { lazyCompilation: false, writeToDisk: (file) => file.includes('/server/') },
    server: {
      port,
      strictPort: true,
      htmlFallback: false,
      setup: (context) => {
        if (context.action !== 'dev') return;
        const { environments, middlewares } = context.server;
        middlewares.use(
          createFrontDoor(async () => (await environments['states']?.getTransformedHtml('states')) ?? ''),
        );
      },
    },
    environments: {
      web: {
        output: { distPath: { root: `${DEV_FOLDER}/web` }, sourceMap: { js: 'cheap-module-source-map' } },
        // Only one entry of a page can be told of changes.
        tools: { rspack: ({ entry }) => void Reflect.deleteProperty(Object(entry), 'begin') },
      },
      node: { output: { distPath: { root: `${DEV_FOLDER}/server` } } },
      states: {
        source: { entry: STATES_ENTRY },
        html: { title: 'States – Zari' },
        output: {
          distPath: { root: `${DEV_FOLDER}/states`, js: 'static/states', css: 'static/states' },
          dataUriLimit: 0,
        },
      },
    },
  });
}

function tellBuilt(onBuilt: () => void): RsbuildPlugin {
  return {
    name: 'tell-built',
    setup(api) {
      api.onAfterDevCompile(({ stats }) => {
        if (!stats.hasErrors()) onBuilt();
      });
    },
  };
}
