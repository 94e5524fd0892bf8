import { createElement } from 'react';
import type { BuiltAssets } from '#app/frame/built-assets.ts';
import { createLateParts } from '#app/loading/late-parts.ts';
import type { Opened, Page, PageName } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { readState } from '#app/transfer/state-block.ts';
import { createServerShop } from '#composition/roots/server-shop.ts';
import type { ViewOfPage } from '#config/page-config.ts';
import { defaultConfig } from '#config/shop-config.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { createHomeScreen } from '#viewmodels/content/home-screen-model.ts';
import { createRenderPage } from './render-page.tsx';

const assets: BuiltAssets = {
  chunks: {
    begin: ['/begin.js'],
    main: ['/vendor.js', '/main.css', '/main.js'],
    actions: ['/actions.js'],
    home: ['/home.js', '/home.css'],
    'messages-ar': ['/messages-ar.js'],
    cart: ['/cart.js'],
  },
  fonts: ['/display.woff2'],
  sheets: { '/home.css': { text: 'h1 > b{color:red}', source: "'sha256-home'" } },
};

const log = { info: () => {}, error: () => {} };
const never = new AbortController().signal;

const everywhere = (page: Page) =>
  Object.fromEntries(Object.keys(panelChunks).map((name) => [name, async () => page])) as Record<
    keyof typeof panelChunks,
    () => Promise<Page>
  >;

/** Renders the address with one page that opens as told; every other page is missing. */
export function render(
  address: string,
  name: PageName | readonly PageName[],
  load: Page['load'],
  needs: Page['needs'] = 'shell',
  { storeView, view }: { readonly storeView?: StoreView; readonly view?: ViewOfPage } = {},
) {
  const config = view ? { ...defaultConfig, view } : defaultConfig;
  const { add, openVisit } = createServerShop({ config, apiUrl: 'http://127.0.0.1:1', log });
  add({ homeScreen: createHomeScreen });
  const page: Page = { needs, services: {}, load, draw: () => createElement('h1', null, '<The> page & more') };
  const chunks = new Proxy({} as Record<PageName, () => Promise<Page>>, {
    get: (_, wanted) => async () =>
      [name].flat().includes(wanted as PageName) ? page : Promise.reject(new Error(`no code of ${String(wanted)}`)),
  });
  const parts = createLateParts(chunks, async () => {});
  const renderPage = createRenderPage({
    openVisit,
    pages: parts,
    panels: createLateParts(everywhere(page), async () => {}),
    assets,
    config: {},
    site: { origin: 'https://zari.test', prefix: view?.prefix ?? '', alternates: [] },
  });
  return renderPage(address, never, storeView);
}

export const shown = (shows: 'home' | 'cart', status: 200 | 503 = 200): Opened => ({ kind: 'shown', shows, status });

export async function htmlOf(rendering: ReturnType<typeof render>): Promise<string> {
  const rendered = await rendering;
  return rendered.kind === 'page' ? rendered.html : '';
}

export function stateOf(html: string) {
  const text = /<script id="state" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return readState(text) as { areas: Record<string, unknown>; shows: string; standsAt?: string };
}
