import { data, type LoaderFunction, type RouteObject, redirect } from 'react-router';
import type { Opened, ScreenName } from './page.ts';
import type { PageShelf } from './page-shelf.ts';
import { RouteError } from './route-error.tsx';
import { RouteView } from './route-view.tsx';
import { type LayoutName, type Route, routes } from './routes.ts';
import { Shell } from './shell.tsx';
import { visitContext } from './visit-context.ts';

/** What a loader tells the page, the same on the server and in the browser. */
export type LoaderData = { readonly shows: ScreenName };

export type RouteHandle = { readonly layout: LayoutName; readonly route: Route };

/** The table of routes in the router's words. */
export function routerRoutes(shelf: PageShelf): RouteObject[] {
  const children = routes.map((route) => ({
    id: route.path,
    path: route.path,
    Component: RouteView,
    handle: { layout: route.layout, route } satisfies RouteHandle,
    loader: loaderOf(route, shelf),
  }));
  return [{ id: 'shell', Component: Shell, ErrorBoundary: RouteError, children }];
}

function loaderOf(route: Route, shelf: PageShelf): LoaderFunction {
  return async ({ context, params, url }) => {
    const visit = context.get(visitContext);
    const page = await shelf.fetch(route.page);
    const isNeutral = visit.side === 'server' && route.data === 'browser';
    const opened = isNeutral ? neutral(route) : await page.load(visit, { url, params });
    if (opened.kind === 'moved') throw redirect(opened.to);
    await shelf.fetch(opened.shows);
    return data({ shows: opened.shows } satisfies LoaderData, { status: opened.status });
  };
}

/** A page about a shopper, before the browser knows who that is (decision: the server renders a neutral shell). */
function neutral({ page }: Route): Opened {
  if (page === 'address') throw new Error('An address of the catalogue is never private.');
  return { kind: 'shown', shows: page, status: 200 };
}
