import { data, type LoaderFunction, type RouteObject, redirect } from 'react-router';

import type { Page, PageName } from './page.ts';
import type { LoaderData, RouteHandle } from './route-data.ts';
import { RouteError } from './route-error.tsx';
import { RouteView } from './route-view.tsx';
import { type Route, routes } from './routes.ts';
import type { Shelf } from './shelf.ts';
import { Shell } from './shell.tsx';
import { visitContext } from './visit-context.ts';

/** The table of routes in the router's words. */
export function routerRoutes(pages: Shelf<PageName, Page>): RouteObject[] {
  const children = routes.map((route) => ({
    id: route.path,
    path: route.path,
    Component: RouteView,
    handle: { layout: route.layout, route } satisfies RouteHandle,
    loader: loaderOf(route, pages),
  }));
  return [{ id: 'shell', Component: Shell, ErrorBoundary: RouteError, children }];
}

function loaderOf(route: Route, pages: Shelf<PageName, Page>): LoaderFunction {
  return async ({ context, params, url }) => {
    const visit = context.get(visitContext);
    const page = await pages.fetch(route.page);
    const opened = await page.load(visit, { url, params });
    if (opened.kind === 'moved') throw redirect(opened.to);
    await pages.fetch(opened.shows);
    return data({ shows: opened.shows } satisfies LoaderData, { status: opened.status });
  };
}
