import { renderToString } from 'react-dom/server';
import { type Location, Router } from 'react-router';
import { type PageAssets, pageAssets, sourcesOf } from '#app/frame/built-assets.ts';
import { Document } from '#app/frame/document.tsx';
import { Layout } from '#app/frame/layout.tsx';
import type { PageVisit } from '#app/page/page.ts';
import { ViewContext } from '#app/slots/visit-context.ts';
import { homeAddressWith } from '#app/transfer/carried-values.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { ProductRead } from '#ui/screens/product-more/product-read.tsx';
import { spokenLocale } from '#viewmodels/messages/languages.ts';
import type { ProductRead as Read } from '#viewmodels/product-more/product-read-model.ts';
import { openPage } from '../navigation/open-page.ts';
import { placeAt, urlOf } from '../navigation/place.ts';
import { followCalls } from './follow-calls.ts';
import { asksToRead, withoutReading } from './read-on.tsx';
import type { RenderPage, RenderPorts } from './render-page.tsx';
import { standingStill } from './standing-still.ts';

/**
 * Renders what comes after a product as a page without scripts, where its address asks for that; every other address, and
 * one at which there is no product, is left to `render`. It is about nobody, and drawn each time it is asked for.
 */
export function withMore(ports: RenderPorts, render: RenderPage): RenderPage {
  return async (address, signal, storeView = defaultStoreView, trace = undefined) => {
    const { searchParams } = urlOf(address);
    if (!asksToRead(searchParams)) return render(address, signal, storeView, trace);
    const { shop } = ports.openVisit(storeView, followCalls(ports.spans, trace));
    const visit: PageVisit = {
      shop,
      leaveEmpty: () => homeAddressWith('page-gone'),
      enterAccount: async () => null,
      loadLayout: async () => void (await shop.loadFrame()),
    };
    const location = placeAt(withoutReading(address));
    await openPage({ pages: ports.pages, visit }, location, { signal });
    if (shop.productView.get().kind === 'ready') await shop.openProductMore();
    signal.throwIfAborted();
    const read = shop.readProduct();
    if (read === null) return render(withoutReading(address), signal, storeView, trace);
    const language = spokenLocale(storeView.locale);
    return {
      kind: 'page',
      status: 200,
      isPrivate: false,
      isFindable: false,
      language,
      ...draw(ports, shop, read, location),
    };
  };
}

function draw({ pages, panels, assets }: RenderPorts, shop: PageVisit['shop'], read: Read, location: Location) {
  const files: PageAssets = { ...pageAssets(assets, ['product', 'product-more']), begin: null, scripts: [] };
  const html = renderToString(
    <ViewContext value={{ shop, pages, panels }}>
      <Document assets={files}>
        <Router location={location} navigator={standingStill}>
          <Layout name="default">
            <ProductRead read={read} />
          </Layout>
        </Router>
      </Document>
    </ViewContext>,
  );
  return { html: `<!doctype html>${html}`, styles: sourcesOf(files.styles) };
}
