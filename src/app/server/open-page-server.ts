import { getRequestListener } from '@hono/node-server';
import type { BuiltAssets } from '#app/frame/built-assets.ts';
import type { ServerShop } from '#composition/roots/server-shop.ts';
import { viewSetups } from '#config/config-of-view.ts';
import { type ProcessSettings, trustOf } from '#config/process-settings.ts';
import type { WholeConfig } from '#config/shop-config.ts';
import { WORKER_ADDRESS } from '#domain/offline/service-worker.ts';
import type { Log } from '#domain/shared/log.ts';
import { LAST_CALL_MS } from '#shared/http-server.ts';
import { type Listening, listen } from './listen.ts';
import { openView } from './open-view.ts';
import { isForeignWrite } from './origin-of-request.ts';
import { createPageServer } from './page-server.ts';
import { fileHeaders, workerHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { createUnreadable } from './unreadable.ts';
import { apiPathsFor, createApiUpstream, createPictureUpstream } from './upstreams.ts';
import { createViewAt } from './view-at.ts';

/** Takes the place of a worker that shall be no more: it leaves with all that it kept. */
const NO_WORKER = '/no-service-worker.js';

type Parts = {
  readonly settings: ProcessSettings;
  readonly config: WholeConfig;
  readonly assets: BuiltAssets;
  readonly files: StaticFiles;
  readonly log: Log;
} & Pick<Parameters<typeof createPageServer>[0], 'onAnswer'>;

export type PageServer = Listening & Pick<ServerShop, 'forgetCatalog'>;

/** Puts the page server together and opens its port. All code is read first: the next build may replace the files. */
export async function openPageServer(parts: Parts): Promise<PageServer> {
  const { settings, config, assets, files, log, onAnswer } = parts;
  const place = { ...settings, mediaBase: config['media.url'] };
  const words = fileHeaders(place);
  const [own, ...others] = await Promise.all(
    viewSetups(config, settings.publicOrigin).map((setup, _, all) => openView({ settings, assets, log }, setup, all)),
  );
  if (!own) throw new Error('No store view is open.'); // cannot be: the shop's own one always is
  const views = [own, ...others];
  const server = createPageServer({
    files,
    fileHeaders: words,
    workerHeaders: workerHeaders(place),
    workerFile: config['serviceWorker.enabled'] ? WORKER_ADDRESS : NO_WORKER,
    api: createApiUpstream(place),
    apiPaths: apiPathsFor(config['server.api']),
    pictures: createPictureUpstream(place),
    viewAt: createViewAt(own, others),
    isForeignWrite: (request) => isForeignWrite(request, place),
    trust: trustOf(settings),
    pagesPerMinute: settings.pagesPerMinute,
    now: () => performance.now(),
    log,
    onAnswer,
  });
  const listener = getRequestListener(server.fetch, { errorHandler: createUnreadable(words).answer });
  return {
    ...(await listen(listener, { port: settings.port, host: settings.host, common: words, lastCallMs: LAST_CALL_MS })),
    forgetCatalog() {
      for (const view of views) view.forgetCatalog();
    },
  };
}
