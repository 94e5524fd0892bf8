import type { Params } from '#app/page/page.ts';
import { type Route, routes } from './routes.ts';

/** The route that takes a path: the first of the table whose pattern fits. */
export function routeAt(pathname: string): { readonly route: Route; readonly params: Params } {
  for (const { route, names, pattern } of table) {
    const found = pattern.exec(pathname);
    if (found) return { route, params: Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1])])) };
  }
  throw new Error(`No route takes ${pathname}.`); // cannot be: the last one takes what no other knows
}

/** Patterns are read once; a path is looked up for every page. */
const table = routes.map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)|\*/g)].map(([all, name = all]) => name),
  pattern: new RegExp(
    `^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([^/]+)').replace('*', '(.*)')}/?$`,
    'i',
  ),
}));

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // what is no text is looked for as it stands, and not found
  }
}
