import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Layout } from './layout.tsx';
import { errorPage } from './pages/error-page.ts';
import { useView } from './visit-context.ts';

/** What a shopper sees when a page cannot be drawn; its code comes with the first file, so it needs nothing more. */
export function RouteError() {
  const { get } = useView();
  const error = useRouteError();
  useEffect(() => console.error('The page could not be drawn:', error), [error]);
  return <Layout name="minimal">{errorPage.draw(get)}</Layout>;
}
