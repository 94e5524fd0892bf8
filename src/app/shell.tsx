import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Layout } from './layout.tsx';
import { PageArrival } from './page-arrival.tsx';
import { Progress } from './progress.tsx';
import type { RouteHandle } from './route-data.ts';

/** What stays while pages come and go. */
export function Shell() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <>
      <Progress />
      <Layout name={handle?.layout ?? 'default'}>
        <Outlet />
      </Layout>
      <PageArrival />
      <ScrollRestoration />
    </>
  );
}
