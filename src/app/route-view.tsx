import { useLoaderData } from 'react-router';
import type { LoaderData } from './route-data.ts';
import { useView } from './visit-context.ts';

/** Draws the screen that the route's loader has chosen. */
export function RouteView() {
  const { shows } = useLoaderData<LoaderData>();
  const { get, pages } = useView();
  const page = pages.get(shows);
  if (!page) throw new Error(`The page ${shows} is shown before its code was loaded.`);
  return page.draw(get);
}
