import { getRequestListener } from '@hono/node-server';
import { type BuiltAssets, pageAssets } from '#app/frame/built-assets.ts';
import { createLateParts } from '#app/loading/late-parts.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import type { Bringing, PageName } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { createServerShop, type ServerShop } from '#composition/roots/server-shop.ts';
import { pageConfigOf } from '#config/page-config.ts';
import { type ProcessSettings, trustOf } from '#config/process-settings.ts';
import type { ShopConfig } from '#config/shop-config.ts';
import { WORKER_ADDRESS } from '#domain/offline/service-worker.ts';
import type { Log } from '#domain/shared/log.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { Dictionary } from '#viewmodels/messages/dictionary.ts';
import { translatedLanguages } from '#viewmodels/messages/languages.ts';
import { createAnswerRobots } from './answer-robots.ts';
import { answerStoreChoice } from './answer-store-choice.ts';
import { createAnswerWithPage } from './answer-with-page.ts';
import { type Listening, listen } from './listen.ts';
import { isForeignWrite } from './origin-of-request.ts';
import { createPageServer } from './page-server.ts';
import { withExamples } from './render-examples.tsx';
import { createRenderPage } from './render-page.tsx';
import { fileHeaders, pageHeaders, workerHeaders } from './security-headers.ts';
import { createSitemap } from './sitemap.ts';
import type { StaticFiles } from './static-files.ts';
import { createUnreadable } from './unreadable.ts';
import { apiPathsFor, createApiUpstream, createPictureUpstream } from './upstreams.ts';

/** A page asks the catalog at most twice in a row, and must be drawn. */
const WAITS_IN_A_PAGE = 3;

/** Takes the place of a worker that shall be no more: it leaves with all that it kept. */
const NO_WORKER = '/no-service-worker.js';

type Parts = {
  readonly settings: ProcessSettings;
  readonly config: ShopConfig;
  readonly assets: BuiltAssets;
  readonly files: StaticFiles;
  readonly log: Log;
};

export type PageServer = Listening & Pick<ServerShop, 'forgetCatalog'>;

/** Puts the page server together and opens its port. All code is read first: the next build may replace the files. */
export async function openPageServer({ settings, config, assets, files, log }: Parts): Promise<PageServer> {
  const place = { ...settings, mediaBase: config['media.url'] };
  const shop = createServerShop({ config, apiUrl: settings.apiUrl, log });
  const rendering = {
    ...(await loadRendering(shop)),
    assets,
    config: pageConfigOf(config),
    origin: settings.publicOrigin,
  };
  const words = fileHeaders(place);
  const server = createPageServer({
    files,
    fileHeaders: words,
    workerHeaders: workerHeaders(place),
    workerFile: config['serviceWorker.enabled'] ? WORKER_ADDRESS : NO_WORKER,
    api: createApiUpstream(place),
    apiPaths: apiPathsFor(config['server.api']),
    pictures: createPictureUpstream(place),
    storeChoice: (request) => answerStoreChoice(request, place, pageHeaders(place)),
    answerWithPage: createAnswerWithPage({
      render: withExamples(rendering, createRenderPage(rendering)),
      renderError: createRenderPage({ ...rendering, assets: withoutScripts(assets) }),
      common: pageHeaders(place),
      styles: pageAssets(assets, []).styles,
      limit: WAITS_IN_A_PAGE * Number(config['search.serverTimeout']),
      log,
    }),
    answerRobots: createAnswerRobots({ ...robotsOf(shop, settings), common: words, log }),
    isForeignWrite: (request) => isForeignWrite(request, place),
    trust: trustOf(settings),
    pagesPerMinute: settings.pagesPerMinute,
    now: () => performance.now(),
    log,
  });
  const listener = getRequestListener(server.fetch, { errorHandler: createUnreadable(words).answer });
  return {
    ...(await listen(listener, { port: settings.port, host: settings.host, common: words })),
    forgetCatalog: shop.forgetCatalog,
  };
}

/** A shop with the code of every page, and all texts in all languages. */
async function loadRendering({ add, dictionary, openVisit }: ServerShop) {
  const install = async ({ services }: Bringing) => add(services);
  const pages = createLateParts(pageChunks, install);
  await Promise.all((Object.keys(pageChunks) as PageName[]).map((name) => pages.fetch(name)));
  await loadAllMessages(dictionary);
  return { openVisit, pages, panels: createLateParts(panelChunks, install) };
}

function robotsOf({ openVisit }: ServerShop, { publicOrigin: origin }: ProcessSettings) {
  const open = () => openVisit(defaultStoreView).shop;
  return { origin, sitemap: createSitemap({ open, origin, now: () => performance.now() }) };
}

async function loadAllMessages({ load }: Dictionary): Promise<void> {
  const shares = translatedLanguages.flatMap((language) => [load(language, 'first'), load(language, 'later')]);
  await Promise.all(shares);
}

function withoutScripts({ chunks, fonts }: BuiltAssets): BuiltAssets {
  const styles = Object.entries(chunks).map(([name, files]) => [name, files.filter((file) => file.endsWith('.css'))]);
  return { chunks: Object.fromEntries(styles), fonts };
}
