import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLateParts } from '#app/loading/late-parts.ts';
import type { Drawing, Page, PageName, PanelName } from '#app/page/page.ts';
import { ViewContext } from '#app/slots/visit-context.ts';
import { createServerShop } from '#composition/roots/server-shop.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noAssets } from './built-assets.ts';
import { Document } from './document.tsx';

const log = { info: () => {}, error: () => {} };
const nothing = <Name extends string, Thing>() =>
  createLateParts<Name, Thing>({} as Record<Name, () => Promise<Thing>>, async () => {});

test('as the browser draws it a page has no script of its own, which its policy would forbid', () => {
  const { openVisit } = createServerShop({ config: defaultConfig, apiUrl: 'http://127.0.0.1:1', log });
  const { shop } = openVisit(defaultStoreView);
  const view = { shop, pages: nothing<PageName, Page>(), panels: nothing<PanelName, Drawing>() };
  const html = renderToString(
    <ViewContext value={view}>
      <Document assets={noAssets}>the page</Document>
    </ViewContext>,
  );
  expect(html).toContain('the page');
  expect(html).not.toContain('<script');
});
