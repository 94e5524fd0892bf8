import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { BuiltAssets } from '#app/frame/built-assets.ts';
import { openPageCache } from '#composition/roots/page-cache.ts';
import type { ServerShop } from '#composition/roots/server-shop.ts';
import { viewSetups } from '#config/config-of-view.ts';
import { type ProcessSettings, trustOf } from '#config/process-settings.ts';
import type { WholeConfig } from '#config/shop-config.ts';
import { WORKER_ADDRESS } from '#domain/offline/service-worker.ts';
import type { PageCache } from '#domain/page-cache/page-cache.ts';
import { everyPage, type PageTag } from '#domain/page-cache/page-tags.ts';
import type { Log } from '#domain/shared/log.ts';
import { LAST_CALL_MS } from '#shared/http-server.ts';
import type { RedisLink } from '#shared/redis-link.ts';
import { type Hearing, hearChanges } from './hear-changes.ts';
import { type Listening, listen } from './listen.ts';
import { openView } from './open-view.ts';
import { isForeignWrite } from './origin-of-request.ts';
import { createPageServer } from './page-server.ts';
import { fileHeaders, workerHeaders } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';
import { createTakeInvalidation } from './take-invalidation.ts';
import { createUnreadable } from './unreadable.ts';
import { apiPathsFor, createApiUpstream, createPictureUpstream } from './upstreams.ts';
import { createViewAt } from './view-at.ts';

const MEGABYTE = 1_024 * 1_024;

/** Takes the place of a worker that shall be no more: it leaves with all that it kept. */
const NO_WORKER = '/no-service-worker.js';

type Parts = {
  readonly settings: ProcessSettings;
  readonly config: WholeConfig;
  readonly assets: BuiltAssets;
  readonly files: StaticFiles;
  readonly log: Log;
  /** What all page servers share; null where each is alone. */
  readonly redis?: RedisLink | null;
} & Pick<Parameters<typeof createPageServer>[0], 'onAnswer' | 'spans'>;

export type PageServer = Listening & Pick<ServerShop, 'forgetCatalog'>;

/** Puts the page server together and opens its port. All code is read first: the next build may replace the files. */
export async function openPageServer(parts: Parts): Promise<PageServer> {
  const { settings, config } = parts;
  const words = fileHeaders({ ...settings, mediaBase: config['media.url'] });
  const pageCache = openCache(parts);
  const [own, ...others] = await Promise.all(
    viewSetups(config, settings.publicOrigin).map((setup, _, all) => openView({ ...parts, pageCache }, setup, all)),
  );
  if (!own) throw new Error('No store view is open.'); // cannot be: the shop's own one always is
  const views = [own, ...others];
  /** What is drawn from here on is drawn by what the catalog says from here on. */
  const invalidate: Invalidate = async (tags) => {
    for (const view of views) view.outdateCatalog();
    await pageCache?.cache.invalidate(tags);
  };
  const server = createPageServer(portsOf(parts, { viewAt: createViewAt(own, others), invalidate }));
  const listener = getRequestListener(server.fetch, { errorHandler: createUnreadable(words).answer });
  const { port, stop } = await listen(listener, {
    port: settings.port,
    host: settings.host,
    common: words,
    lastCallMs: LAST_CALL_MS,
  });
  pageCache?.hear(async (news) => {
    if (news.after === null || news.tags.length > 0) for (const view of views) view.outdateCatalog();
    return pageCache.cache.follow(news);
  });
  return {
    port,
    stop() {
      pageCache?.stop();
      return stop();
    },
    forgetCatalog() {
      for (const view of views) view.forgetCatalog();
      void pageCache?.cache.invalidate(everyPage);
    },
  };
}

type Invalidate = (tags: readonly PageTag[]) => Promise<void>;

/** The cache of pages, which is used while this server hears of changes; null where none is wanted. */
function openCache({ settings, log, redis }: Parts) {
  const { pageCacheMegabytes, invalidationKey: key, apiUrl } = settings;
  if (pageCacheMegabytes === 0) return null;
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds, undefined, { ref: false });
  let hearing: Hearing | null = null;
  const cache = openPageCache({ mostBytes: pageCacheMegabytes * MEGABYTE, askRedis: redis?.ask ?? null });
  return {
    cache,
    hears: () => hearing?.hears() ?? false,
    hear(follow: PageCache['follow']): void {
      const own = { apiUrl, key, isToldOtherwise: key !== undefined, wait, now, log };
      hearing = hearChanges({ ...own, follow, place: cache.place });
    },
    stop: () => hearing?.stop(),
  };
}

type Made = Pick<Parameters<typeof createPageServer>[0], 'viewAt'> & { readonly invalidate: Invalidate };

function portsOf(
  { settings, config, files, log, redis, onAnswer, spans }: Parts,
  { viewAt, invalidate }: Made,
): Parameters<typeof createPageServer>[0] {
  const place = { ...settings, mediaBase: config['media.url'], measuringUrl: config['analytics.measuring'], spans };
  const words = fileHeaders(place);
  const askRedis = redis?.ask ?? null;
  return {
    askRedis,
    files,
    fileHeaders: words,
    workerHeaders: workerHeaders(place),
    workerFile: config['serviceWorker.enabled'] ? WORKER_ADDRESS : NO_WORKER,
    api: createApiUpstream(place),
    apiPaths: apiPathsFor(config['server.api']),
    pictures: createPictureUpstream(place),
    takeInvalidation: createTakeInvalidation({
      key: settings.invalidationKey,
      invalidate,
      now,
      common: words,
      askRedis,
    }),
    viewAt,
    isForeignWrite: (request) => isForeignWrite(request, place),
    trust: trustOf(settings),
    pagesPerMinute: settings.pagesPerMinute,
    now,
    log,
    onAnswer,
    spans,
  };
}

function now(): number {
  return performance.now();
}
