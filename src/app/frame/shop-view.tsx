import { memo } from 'react';
import { type Navigator, Router } from 'react-router';
import type { ShownPage } from '#app/navigation/open-page.ts';
import { PageBoundary } from '#app/navigation/page-boundary.tsx';
import { errorPage } from '#app/pages/error-page.ts';
import { useView } from '#app/slots/visit-context.ts';
import { SpeakingRegions } from '#ui/components/speaking-regions.tsx';
import { Layout } from './layout.tsx';
import { PageArrival } from './page-arrival.tsx';
import { Progress } from './progress.tsx';
import { usePageFacts } from './use-page-facts.ts';

type Props = { readonly page: ShownPage; readonly navigator: Navigator };

/** The shop as it stands, the same on the server and in the browser. */
export function ShopView({ page, navigator, isMoving = false }: Props & { readonly isMoving?: boolean }) {
  return (
    <>
      <SpeakingRegions />
      {isMoving && <Progress />}
      <PageView page={page} navigator={navigator} />
    </>
  );
}

const PageView = memo(({ page, navigator }: Props) => {
  const { shop, pages } = useView();
  usePageFacts(page);
  return (
    <Router location={page.location} navigator={navigator}>
      <PageBoundary page={page} instead={<BrokenPage />}>
        <Layout name={page.layout}>{pages.get(page.shows)?.draw(shop, page.placeholder)}</Layout>
        <PageArrival page={page} />
      </PageBoundary>
    </Router>
  );
});

/** What a shopper sees when a page cannot be drawn; its code comes with the first file, so it needs nothing more. */
function BrokenPage() {
  return <Layout name="minimal">{errorPage.draw(useView().shop)}</Layout>;
}
