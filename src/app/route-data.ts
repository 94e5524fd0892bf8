import type { ScreenName } from './page.ts';
import type { LayoutName, Route } from './routes.ts';

/** What a loader tells the page, the same on the server and in the browser. */
export type LoaderData = { readonly shows: ScreenName };

/** What the router keeps with each route. */
export type RouteHandle = { readonly layout: LayoutName; readonly route: Route };
