import { renderToString } from 'react-dom/server';
import type { Location } from 'react-router';
import { Router } from 'react-router';
import { pageAssets, sourcesOf } from '#app/frame/built-assets.ts';
import { Document } from '#app/frame/document.tsx';
import { Layout } from '#app/frame/layout.tsx';
import { ViewContext } from '#app/slots/visit-context.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { spokenLocale } from '#viewmodels/messages/languages.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { placeAt } from '../navigation/place.ts';
import { type Example, examples } from './examples.ts';
import type { RenderPage, RenderPorts } from './render-page.tsx';
import { standingStill } from './standing-still.ts';

const sent = { kind: 'page', status: 200, isPrivate: false, isFindable: false } as const;

/** Renders the example pages; every other address is left to `render`. */
export function withExamples(ports: RenderPorts, render: RenderPage): RenderPage {
  return async (address, signal, storeView = defaultStoreView, trace = undefined) => {
    const location = placeAt(address);
    const example = examples.get(location.pathname);
    if (!example) return render(address, signal, storeView, trace);
    if (example.kind === 'raw') return { ...sent, html: example.text, type: example.type, language: 'en' };
    const { shop } = ports.openVisit(storeView);
    if (example.layout === 'default') await shop.loadFrame();
    signal.throwIfAborted();
    const { pages, panels, assets } = ports;
    const files = pageAssets(assets, []);
    const html = renderToString(
      <ViewContext value={{ shop, pages, panels }}>
        <Document assets={{ ...files, begin: null, scripts: [] }}>
          <ExampleView example={example} location={location} />
        </Document>
      </ViewContext>,
    );
    const language = spokenLocale(storeView.locale);
    return { ...sent, html: `<!doctype html>${html}`, language, styles: sourcesOf(files.styles) };
  };
}

type Props = { readonly example: Extract<Example, { kind: 'page' }>; readonly location: Location };

/** The layout speaks the language of the shopper, the example English. */
function ExampleView({ example: { layout, title, text, prepended, appended }, location }: Props) {
  return (
    <Router location={location} navigator={standingStill}>
      {prepended && <p lang="en">{prepended}</p>}
      <Layout name={layout}>
        <title>{documentTitle(title)}</title>
        <div lang="en" dir="ltr">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
      </Layout>
      {appended && <p lang="en">{appended}</p>}
    </Router>
  );
}
