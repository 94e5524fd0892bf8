import { createLateParts } from '#app/loading/late-parts.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import type { Bringing, Opened, Page, PageName, ScreenName, Shell } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { createServerShop } from '#composition/roots/server-shop.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { createRenderPage } from './render-page.tsx';

export const ORIGIN = 'https://zari.test';
const log = { info: () => {}, error: () => {} };

type Told = { readonly shows?: ScreenName; readonly status?: 200 | 404 | 503 };

/** The real screen at an address, with what the catalog is told to have answered. */
export async function pageAt(
  address: string,
  tell: (shop: Shell) => void,
  { shows = 'home', status = 200 }: Told = {},
) {
  const { add, openVisit } = createServerShop({ config: defaultConfig, apiUrl: 'http://127.0.0.1:1', log });
  const load: Page['load'] = async ({ shop }): Promise<Opened> => {
    tell(shop);
    return { kind: 'shown', shows, status };
  };
  const chunks = Object.fromEntries(
    Object.entries(pageChunks).map(([name, chunk]) => [name, async () => ({ ...(await chunk()), load })]),
  ) as Record<PageName, () => Promise<Page>>;
  const install = async ({ services }: Bringing) => add(services);
  const render = createRenderPage({
    openVisit,
    pages: createLateParts(chunks, install),
    panels: createLateParts(panelChunks, install),
    assets: { chunks: {}, fonts: [] },
    config: {},
    site: { origin: ORIGIN, prefix: '', alternates: [] },
  });
  const page = await render(address, new AbortController().signal);
  if (page.kind !== 'page') throw new Error(`${address} leads elsewhere.`);
  return page;
}
