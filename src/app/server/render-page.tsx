import { renderToString } from 'react-dom/server';
import { type BuiltAssets, pageAssets, sourcesOf } from '#app/frame/built-assets.ts';
import { Document } from '#app/frame/document.tsx';
import { ShopView } from '#app/frame/shop-view.tsx';
import type { LateParts } from '#app/loading/late-parts.ts';
import { canonicalAddress } from '#app/page/canonical-address.ts';
import type { Drawing, Page, PageName, PageVisit, PanelName } from '#app/page/page.ts';
import { ViewContext } from '#app/slots/visit-context.ts';
import { homeAddressWith } from '#app/transfer/carried-values.ts';
import type { PageState } from '#app/transfer/page-state.ts';
import { STATE_BLOCK, stateText } from '#app/transfer/state-block.ts';
import type { ServerShop } from '#composition/roots/server-shop.ts';
import type { PageConfig } from '#config/page-config.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import type { Spans } from '#shared/spans.ts';
import type { Trace } from '#shared/trace.ts';
import { languageOf, spokenLocale } from '#viewmodels/messages/languages.ts';
import { openPage, pageAt, type ShownPage } from '../navigation/open-page.ts';
import { placeAt, urlOf } from '../navigation/place.ts';
import { chosenAddress } from './chosen-address.ts';
import { followCalls } from './follow-calls.ts';
import { PageFacts } from './page-facts.tsx';
import { readOnAfter } from './read-on.tsx';
import type { Site } from './site.ts';
import { standingStill } from './standing-still.ts';
import { type Caching, cachingOf } from './tags-of-page.ts';

/**
 * A page, or the address the shopper is sent to instead. Pages that are `isPrivate` may not be kept anywhere; only
 * those that are `isFindable` belong in search engines.
 */
export type Rendered =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      /** The type of what is no HTML. */
      readonly type?: string;
      /** The locale it is written in: a BCP 47 tag such as `ar-AE`. */
      readonly language: string;
      readonly isPrivate: boolean;
      readonly isFindable: boolean;
      /** By which sources a policy allows the style sheets within it; none where it only links them. */
      readonly styles?: readonly string[];
      /** How it may be cached for all shoppers; absent or null where it may not. */
      readonly caching?: Caching | null;
    }
  | { readonly kind: 'moved'; readonly status: number; readonly to: string };

/**
 * Renders the page at a path and query for a store view; what it asks the API is of the trace, so that both logs tell of one request. Throws when the page cannot be drawn, or when the signal ends it.
 * What is gone is answered with the page that its shopper goes on to, and 404, so that a search engine hears of it.
 */
export type RenderPage = (
  address: string,
  signal: AbortSignal,
  storeView?: StoreView,
  trace?: Trace,
) => Promise<Rendered>;

export type RenderPorts = {
  readonly openVisit: ServerShop['openVisit'];
  readonly pages: LateParts<PageName, Page>;
  readonly panels: LateParts<PanelName, Drawing>;
  readonly assets: BuiltAssets;
  readonly config: PageConfig;
  readonly site: Site;
  readonly spans?: Spans | null | undefined;
};

export function createRenderPage(ports: RenderPorts): RenderPage {
  return async (address, signal, storeView = defaultStoreView, trace = undefined) => {
    const opened = ports.openVisit(storeView, followCalls(ports.spans, trace));
    const { shop } = opened;
    const visit: PageVisit = {
      shop,
      leaveEmpty: () => homeAddressWith('page-gone'),
      enterAccount: async () => null,
      loadLayout: async () => void (await shop.loadFrame()),
    };
    const world = { pages: ports.pages, visit };
    const wanted = { ...placeAt(address), search: urlOf(address).search }; // a redirect keeps all of it
    const asked = await openPage(world, wanted, { signal });
    const standsAt = asked.kind === 'moved' && asked.status === 404 ? asked.to : null;
    const location = placeAt(standsAt ?? address);
    const outcome = standsAt === null ? asked : await openPage(world, location, { signal });
    signal.throwIfAborted();
    if (outcome.kind === 'moved') return { ...outcome, to: ports.site.prefix + outcome.to };
    const chosen = chosenAddress(shop.productView.get(), urlOf(address).searchParams, shop.shopRules);
    if (chosen !== null) return { kind: 'moved', status: 302, to: ports.site.prefix + chosen };
    const { shows } = outcome;
    const page = pageAt(location, shows);
    const drawn = draw(ports, opened, page, standsAt === null ? null : ports.site.prefix + standsAt);
    const isPrivate = page.privacy === 'private';
    const status = standsAt === null ? outcome.status : 404;
    const isFindable = status === 200 && canonicalAddress(shows, shop, location.search) !== null;
    const caching = standsAt === null ? cachingOf(shows, shop) : null;
    return { kind: 'page', status, ...drawn, language: spokenLocale(storeView.locale), isPrivate, isFindable, caching };
  };
}

function draw(
  { pages, panels, assets, config, site }: RenderPorts,
  { shop, shared }: ReturnType<ServerShop['openVisit']>,
  page: ShownPage,
  standsAt: string | null,
): { readonly html: string; readonly styles: readonly string[] } {
  const { shows } = page;
  const files = pageAssets(assets, [...messagesOf(shop.storeView.get()), shows]);
  const state: PageState = { shows, areas: shared(), config, ...(standsAt === null ? {} : { standsAt }) };
  const html = renderToString(
    <ViewContext value={{ shop, pages, panels, readOn: readOnAfter(shop.productView.get(), shop.shopRules) }}>
      <Document
        assets={files}
        facts={standsAt === null && <PageFacts page={page} shop={shop} site={site} />}
        state={<StateBlock state={state} />}
      >
        <ShopView page={page} navigator={standingStill} />
      </Document>
    </ViewContext>,
  );
  return { html: `<!doctype html>${html}`, styles: sourcesOf(files.styles) };
}

function StateBlock({ state }: { readonly state: PageState }) {
  const __html = stateText(state);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that could end the block
  return <script id={STATE_BLOCK} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
}

/** The chunk of the language; English is part of the code. */
function messagesOf({ locale }: StoreView): readonly string[] {
  const language = languageOf(locale);
  return language === 'en' ? [] : [`messages-${language}`];
}
