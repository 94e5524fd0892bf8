import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export const STATES_ENTRY = { states: './features/states/main.tsx' };
export const STATES_FOLDER = 'dist/states';

/** The states of all screens as one page. It is built beside the shop, never with it: `dist/web` is what is served. */
const config: RsbuildConfig = {
  mode: 'production', // React as it is shipped
  logLevel: 'error',
  plugins: [pluginReact()],
  source: { entry: STATES_ENTRY },
  html: { title: 'States – Zari' },
  // Parts come as modules, as in the shop: its policy lets no text become the address of a script.
  output: {
    module: true,
    distPath: { root: STATES_FOLDER },
    cleanDistPath: true,
    dataUriLimit: 0,
    minify: { js: true, css: false },
    copy: [],
  },
  // What a screen fetches later is there at once: a state is looked at when its turns are over, whatever the machine does.
  tools: { rspack: { output: { asyncChunks: false } } },
  server: { publicDir: false },
  performance: { printFileSize: false },
};

/** Builds the page of the states. Rejects when it does not compile. */
export async function buildStates(): Promise<void> {
  const rsbuild = await createRsbuild({ config });
  const { close } = await rsbuild.build();
  await close();
}
