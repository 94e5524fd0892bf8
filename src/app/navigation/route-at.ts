import { matchPath } from 'react-router';
import type { Params } from '#app/page/page.ts';
import { type Route, routes } from './routes.ts';

/** The route that takes a path: the first of the table whose pattern fits. */
export function routeAt(pathname: string): { readonly route: Route; readonly params: Params } {
  for (const route of routes) {
    const found = matchPath(route.path, pathname);
    if (found) return { route, params: decoded(found.params) };
  }
  throw new Error(`No route takes ${pathname}.`); // cannot be: the last one takes what no other knows
}

function decoded(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([name, text = '']) => [name, readable(text)]));
}

/** A part of a path as it reads. */
export function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // what is no text is looked for as it stands, and not found
  }
}
