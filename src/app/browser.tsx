import '#ui/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createShop } from '#composition/visit.ts';
import { noAssets } from './built-assets.ts';
import { Document } from './document.tsx';
import type { PageVisit } from './page.ts';
import { readPageState } from './page-state.ts';
import { routerRoutes } from './router-routes.ts';
import { pageChunks } from './routes.ts';
import { createShelf } from './shelf.ts';
import { STATE_BLOCK } from './state-block.ts';
import { ViewContext, visitContext } from './visit-context.ts';

const text = document.getElementById(STATE_BLOCK)?.textContent ?? '{}';
const state = readPageState(text);
const shelf = createShelf(pageChunks);
await Promise.all(state.screens.map((name) => shelf.fetch(name)));

const { get } = createShop().openVisit({
  createCell: (value) => {
    let now = value;
    return {
      get: () => now,
      update: (change) => {
        now = change(now);
      },
    };
  },
  snapshot: state.areas,
});
const visit: PageVisit = { get, leaveEmpty: () => '/' };
const router = createBrowserRouter(routerRoutes(shelf), {
  hydrationData: state.router,
  getContext: () => new RouterContextProvider(new Map([[visitContext, visit]])),
});

startTransition(() => {
  hydrateRoot(
    document,
    <ViewContext value={{ get, shelf }}>
      <Document assets={noAssets} state={text}>
        <RouterProvider router={router} />
      </Document>
    </ViewContext>,
    { onRecoverableError: (error) => console.error('The page was drawn anew:', error) },
  );
});
