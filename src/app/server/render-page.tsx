import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { ServerShop } from '#composition/server-shop.ts';
import { LOAD_FRAME } from '#composition/tokens.ts';
import type { PageConfig } from '#config/page-config.ts';
import { type BuiltAssets, pageAssets } from '../built-assets.ts';
import { homeAddressWith } from '../carried-values.ts';
import { Document } from '../document.tsx';
import type { Drawing, Page, PageName, PageVisit, ScreenName } from '../page.ts';
import type { PageState } from '../page-state.ts';
import type { PanelName } from '../panels.ts';
import type { LoaderData, RouteHandle } from '../route-data.ts';
import { routerRoutes } from '../router-routes.ts';
import type { Shelf } from '../shelf.ts';
import { stateText } from '../state-block.ts';
import { ViewContext, visitContext } from '../visit-context.ts';

/** A page, or the address the shopper is sent to instead. Pages that are `isPrivate` may not be kept anywhere. */
export type Rendered =
  | { readonly kind: 'page'; readonly status: number; readonly html: string; readonly isPrivate: boolean }
  | { readonly kind: 'moved'; readonly status: number; readonly to: string };

/** Renders the page at a path and query. Throws when the page cannot be drawn, or when the signal ends it. */
export type RenderPage = (address: string, signal: AbortSignal) => Promise<Rendered>;

type Ports = {
  readonly openVisit: ServerShop['openVisit'];
  readonly pages: Shelf<PageName, Page>;
  readonly panels: Shelf<PanelName, Drawing>;
  readonly assets: BuiltAssets;
  readonly config: PageConfig;
};

const ORIGIN = 'http://shop'; // a stand-in: pages are rendered from the path alone, never from the Host header

export function createRenderPage(ports: Ports): RenderPage {
  const handler = createStaticHandler(routerRoutes(ports.pages));

  return async (address, signal) => {
    const visit = ports.openVisit();
    const pageVisit: PageVisit = {
      get: visit.get,
      leaveEmpty: () => homeAddressWith('product-empty-result'),
      loadMenu: async () => void (await visit.get(LOAD_FRAME)()),
    };
    const context = await handler.query(new Request(ORIGIN + address, { signal }), {
      requestContext: new RouterContextProvider(new Map([[visitContext, pageVisit]])),
    });
    if (context instanceof Response) return movedTo(context);
    const failure = Object.values(context.errors ?? {})[0];
    if (failure !== undefined) throw failure;
    const html = draw(ports, visit, createStaticRouter(handler.dataRoutes, context), context);
    return { kind: 'page', status: context.statusCode, html, isPrivate: isPrivate(context) };
  };
}

function draw(
  { pages, panels, assets, config }: Ports,
  { get, shared }: ReturnType<ServerShop['openVisit']>,
  router: ReturnType<typeof createStaticRouter>,
  context: StaticHandlerContext,
): string {
  const screens = Object.values(context.loaderData as Record<string, LoaderData>).map(({ shows }) => shows);
  const state: PageState = {
    router: { loaderData: context.loaderData },
    areas: shared(),
    config,
    screens,
  };
  const page = renderToString(
    <ViewContext value={{ get: () => get, pages, panels }}>
      <Document assets={pageAssets(assets, chunksOf(screens, pages))} state={stateText(state)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </ViewContext>,
  );
  return `<!doctype html>${page}`;
}

/** The chunks of the screens; those that act bring the half of the shop that acts (its chunk is called `back`). */
function chunksOf(screens: readonly ScreenName[], pages: Ports['pages']): readonly string[] {
  return screens.flatMap((name) => (pages.get(name)?.half === 'back' ? ['back', name] : [name]));
}

function isPrivate({ matches }: StaticHandlerContext): boolean {
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.route.privacy === 'private';
}

function movedTo(response: Response): Rendered {
  return { kind: 'moved', status: response.status, to: response.headers.get('location') ?? '/' };
}
