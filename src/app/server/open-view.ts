import { hash } from 'node:crypto';
import { type BuiltAssets, pageAssets } from '#app/frame/built-assets.ts';
import { createLateParts } from '#app/loading/late-parts.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import type { Bringing, PageName } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { storeViewOfCookies } from '#app/transfer/store-cookie.ts';
import { createServerShop, type ServerShop } from '#composition/roots/server-shop.ts';
import type { ViewSetup } from '#config/config-of-view.ts';
import { pageConfigOf } from '#config/page-config.ts';
import type { ProcessSettings } from '#config/process-settings.ts';
import { STORE_VIEWS } from '#domain/offline/kept-keys.ts';
import type { PageCache } from '#domain/page-cache/page-cache.ts';
import type { Log } from '#domain/shared/log.ts';
import { firstStoreView } from '#domain/storeview/configured-view.ts';
import type { Spans } from '#shared/spans.ts';
import type { Dictionary } from '#viewmodels/messages/dictionary.ts';
import { translatedLanguages } from '#viewmodels/messages/languages.ts';
import { createAnswerRobots } from './answer-robots.ts';
import { answerStoreChoice } from './answer-store-choice.ts';
import { type AnswerWithPage, createAnswerWithPage } from './answer-with-page.ts';
import { createCachedPages } from './cached-pages.ts';
import { followDrawing } from './follow-drawing.ts';
import { withExamples } from './render-examples.tsx';
import { withMore } from './render-more.tsx';
import { createRenderPage } from './render-page.tsx';
import { fileHeaders, type HeaderFields, pageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';
import { createSitemap } from './sitemap.ts';
import type { ViewDoor } from './view-at.ts';

/** A page asks the catalog at most twice in a row, and must be drawn. */
const WAITS_IN_A_PAGE = 3;

type Parts = {
  readonly settings: ProcessSettings;
  readonly assets: BuiltAssets;
  readonly log: Log;
  readonly pageCache: ViewCache;
  /** Told of each drawing and its calls, where requests are followed. */
  readonly spans?: Spans | null | undefined;
};

/** What the store views have in common of the cache of pages; null where none are cached. */
export type ViewCache = { readonly cache: PageCache; readonly hears: () => boolean } | null;

/**
 * Opens a store view: a shop of its own, so that nothing it remembers of the catalog or writes into a page is another
 * one's. `all` are those that are open.
 */
export async function openView(
  parts: Parts,
  setup: ViewSetup,
  all: readonly ViewSetup[],
): Promise<ViewDoor & Pick<ServerShop, 'forgetCatalog' | 'outdateCatalog'>> {
  const { settings, log } = parts;
  const { view, config, origin } = setup;
  const place = {
    ...{ publicOrigin: origin, mediaBase: config['media.url'], view },
    chatUrl: config['chat.url'],
    tagsUrl: config['analytics.dataLayer'],
    measuringUrl: config['analytics.measuring'],
  };
  const site = siteOf(setup, all);
  const shop = createServerShop({ config, apiUrl: settings.apiUrl, log });
  const prefixes = all.filter((each) => each.origin === origin).map((each) => each.view.prefix);
  const open = () => shop.openVisit(firstStoreView(view)).shop;
  const common = { ...pageHeaders(place), ...prefixHeader(prefixes) };
  return {
    host: URL.parse(view.origin)?.host ?? '',
    prefix: view.prefix,
    forgetCatalog: shop.forgetCatalog,
    outdateCatalog: shop.outdateCatalog,
    storeChoice: (request) => answerStoreChoice(request, place, pageHeaders(place)),
    answerWithPage: await openPages(parts, { setup, shop, site, common }),
    answerRobots: createAnswerRobots({
      sitemap: createSitemap({ open, site, now: () => performance.now() }),
      origin,
      prefixes,
      common: fileHeaders(place),
      log,
    }),
  };
}

type ViewParts = {
  readonly setup: ViewSetup;
  readonly shop: ServerShop;
  readonly site: Site;
  readonly common: HeaderFields;
};

async function openPages(
  { settings, assets, log, pageCache, spans }: Parts,
  { setup, shop, site, common }: ViewParts,
): Promise<AnswerWithPage> {
  const { view, config } = setup;
  const rendering = { ...(await loadRendering(shop)), assets, config: pageConfigOf(config), site, spans };
  const render = followDrawing(spans, withExamples(rendering, withMore(rendering, createRenderPage(rendering))));
  const limit = WAITS_IN_A_PAGE * Number(config['search.serverTimeout']);
  const { catalogFaults } = shop;
  const drawing = { render, build: buildOf(assets, setup), catalogFaults, limit, log };
  return createAnswerWithPage({
    render,
    ...(pageCache && {
      find: createCachedPages({ ...pageCache, ...drawing, now: Date.now, random: Math.random }),
    }),
    renderError: createRenderPage({ ...rendering, assets: withoutScripts(assets) }),
    storeViewOf: (cookies) => storeViewOfCookies(cookies, view),
    home: `${view.prefix}/`,
    common,
    cdnSeconds: settings.cdnSeconds,
    styles: pageAssets(assets, []).styles.map(({ href }) => href),
    limit,
    log,
  });
}

/** Of the pages of one build with one configuration: another one's files and settings are never mixed with them. */
function buildOf(assets: BuiltAssets, { view, config, origin }: ViewSetup): string {
  return hash('sha1', JSON.stringify([assets, view, config, origin]), 'base64url');
}

/** For the worker that keeps pages: which of them are of one store view. */
function prefixHeader(prefixes: readonly string[]): HeaderFields {
  const named = prefixes.filter((prefix) => prefix !== '');
  return named.length > 0 ? { [STORE_VIEWS]: named.join(' ') } : {};
}

function siteOf({ view, origin }: ViewSetup, all: readonly ViewSetup[]): Site {
  const alternates = all.map((each) => ({
    locale: each.view.localisation.defaultLocale,
    address: each.origin + each.view.prefix,
  }));
  return { origin, prefix: view.prefix, alternates: all.length > 1 ? alternates : [] };
}

/** A shop with the code of every page, and all texts in all languages. */
async function loadRendering({ add, dictionary, openVisit }: ServerShop) {
  const install = async ({ services }: Bringing) => add(services);
  const pages = createLateParts(pageChunks, install);
  await Promise.all((Object.keys(pageChunks) as PageName[]).map((name) => pages.fetch(name)));
  await loadAllMessages(dictionary);
  return { openVisit, pages, panels: createLateParts(panelChunks, install) };
}

async function loadAllMessages({ load }: Dictionary): Promise<void> {
  const shares = translatedLanguages.flatMap((language) => [load(language, 'first'), load(language, 'later')]);
  await Promise.all(shares);
}

function withoutScripts({ chunks, ...others }: BuiltAssets): BuiltAssets {
  const styles = Object.entries(chunks).map(([name, files]) => [name, files.filter((file) => file.endsWith('.css'))]);
  return { ...others, chunks: Object.fromEntries(styles) };
}
