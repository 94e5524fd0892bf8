import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createBrowserPageVisit } from '#app/browser-page-visit.ts';
import { createInstallModules } from '#app/install-modules.ts';
import type { Bringing } from '#app/page.ts';
import { panelChunks } from '#app/panels.ts';
import { routerRoutes } from '#app/router-routes.ts';
import { pageChunks } from '#app/routes.ts';
import { createShelf } from '#app/shelf.ts';
import { ViewContext, visitContext } from '#app/visit-context.ts';
import type { Shown } from '../shoppers/emulated-page.ts';
import type { OpenShop } from './memory-stage.ts';

type Router = ReturnType<typeof createMemoryRouter>;
type Parts = { readonly open: () => Promise<OpenShop>; readonly reopen: () => Promise<void> };

/** The shop's own routes and layouts on an emulated page, over a visit of the stage. */
export type EmulatedShop = Shown & { readonly close: () => void };

export function createEmulatedShop({ open, reopen }: Parts): EmulatedShop {
  let drawn: ReturnType<typeof draw> | null = null;
  const address = () => (drawn ? addressOf(drawn.router) : '/');
  const close = (): void => {
    drawn?.root.unmount();
    document.body.replaceChildren();
    drawn?.router.dispose();
    drawn = null;
  };

  return {
    async opensFirst() {
      drawn ??= draw(await open(), '/');
    },
    address,
    defects: () => drawn?.defects ?? [],
    close,
    isMoving: () => drawn !== null && drawn.router.state.navigation.state !== 'idle',
    async goTo(wanted) {
      if (drawn) void drawn.router.navigate(wanted);
      else drawn = draw(await open(), wanted);
    },
    async comesBack() {
      const before = address();
      close();
      await reopen();
      drawn = draw(await open(), before);
    },
  };
}

/** Code that is wanted later comes at once, as from a browser's cache. */
export async function loadAllCode(): Promise<void> {
  await Promise.all([...Object.values(pageChunks), ...Object.values(panelChunks)].map((chunk) => chunk()));
}

function draw(opened: OpenShop, address: string) {
  const { shop, visit } = opened;
  const installModules = createInstallModules(shop);
  const install = async (part: Bringing) => installModules(part);
  const get = () => visit.get; // both halves of the shop are one here, as on the server
  const pages = createShelf(pageChunks, install);
  const panels = createShelf(panelChunks, install);
  const pageVisit = createBrowserPageVisit({ ...opened, back: async () => opened });
  const router = createMemoryRouter(routerRoutes(pages), {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[visitContext, pageVisit]])),
  });
  const defects: unknown[] = [];
  const keep = (error: unknown) => void defects.push(error);
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: keep,
    onUncaughtError: keep,
  });
  root.render(createElement(ViewContext, { value: { get, pages, panels } }, createElement(RouterProvider, { router })));
  return { root, router, defects };
}

function addressOf({ state: { location } }: Router): string {
  return location.pathname + location.search;
}
