// @vitest-environment happy-dom

import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { filterCodes } from '#domain/catalog/filters.ts';
import { plainHead } from '#domain/content/home.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { MissingView } from '#domain/listing/missing-view.ts';
import { MinimalLayout } from '#ui/layouts/minimal-layout.tsx';
import { createCategoryScreen } from '#viewmodels/catalog/category-screen-model.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { createHomeScreen } from '#viewmodels/content/home-screen-model.ts';
import { createErrorScreen } from '#viewmodels/error/error-screen-model.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { createNotFoundScreen } from '#viewmodels/not-found/not-found-screen-model.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { CategoryScreen } from './catalog/category-screen.tsx';
import { ErrorScreen } from './error/error-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { NotFoundScreen } from './not-found/not-found-screen.tsx';
import { addressBar, contact, frame, framed, menu, product, shopRules, storeView, view } from './screens-for-tests.tsx';

const filterRules = { defaultFilters: filterCodes, isMultiselect: true };

function notFound(view: MissingView): ReactElement {
  const ports = { menu, storeView, mediaBase: '', messages: inEnglish };
  return framed(<NotFoundScreen model={createNotFoundScreen({ ...ports, missingView: createMobxCell(view) })} />);
}

function quietly(screen: ReactElement): ReactElement {
  return <MinimalLayout frame={frame()}>{screen}</MinimalLayout>;
}

function category(view: CategoryView): ReactElement {
  const ports = {
    storeView,
    loadMore: async () => 'ready' as const,
    addressBar,
    filterRules,
    sorts: [],
    shopRules,
    mediaBase: '',
    messages: inEnglish,
  };
  return framed(
    <CategoryScreen
      model={createCategoryScreen({ categoryView: createMobxCell(view), isOnline: createMobxCell(true), ...ports })}
    />,
  );
}

function home(view: HomeView): ReactElement {
  return framed(
    <HomeScreen
      model={createHomeScreen({ homeView: createMobxCell(view), storeView, mediaBase: '', messages: inEnglish })}
    />,
  );
}

const list: CategoryView = {
  kind: 'ready',
  category: categoryForTests('Sarees'),
  breadcrumbs: [],
  below: [{ id: 8, name: 'Silk sarees', address: '/silk-sarees' }],
  list: listForTests({
    sort: 'price:asc',
    firstPage: 1,
    lastPage: 1,
    chosen: { color: ['49'], price: ['150-*'] },
    facets: [
      {
        code: 'color',
        values: [
          { id: '49', label: 'Indigo', count: 3 },
          { id: '50', label: 'Ivory', count: 0 },
        ],
      },
      { code: 'price', values: [{ id: '150-*', label: '', count: 60 }] },
    ],
    tiles: [tileForTests()],
    total: 60,
  }),
};

const emptyList: CategoryView = { ...list, list: listForTests() };

const banner = {
  title: 'The Edit',
  subtitle: 'New',
  image: 'b.jpg',
  narrowImage: 'n.jpg',
  link: '/c/x',
  buttonText: 'Go',
  sku: '',
};

const front: HomeView = {
  isLoaded: true,
  rows: [
    { ...plainHead, kind: 'banners', id: 1, title: '', banners: [banner] },
    { ...plainHead, kind: 'doors', id: 2, title: 'Doors', banners: [banner] },
    { ...plainHead, kind: 'tiles', id: 3, title: 'New in', subtitle: 'Fresh', link: '/c/new', tiles: [tileForTests()] },
  ],
};

const errorScreen = <ErrorScreen model={createErrorScreen({ contact })} />;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  ['home', home(front), 'The Edit'],
  ['home without anything', home({ rows: [], isLoaded: true }), 'Zari'],
  ['a list', category(list), 'Sarees'],
  ['an empty list', category(emptyList), 'Sarees'],
  ['a list that failed', category({ kind: 'failed' }), 'We cannot show these pieces right now'],
  ['a product', product(view), 'Kurta'],
  ['a product that failed', product({ kind: 'failed' }), 'We cannot show this piece right now'],
  ['no page', notFound({ successor: null, near: [tileForTests()] }), 'We cannot find this page'],
  ['an error', quietly(errorScreen), 'Something went wrong on our side'],
])('the server draws %s, and the browser takes it over as it is', (_name, page, heading) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const routed = () => <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(routed());
  document.body.append(root);
  expect(root.innerHTML).not.toContain('style=');
  expect(headings(root)).toEqual([heading]);

  const differences: unknown[] = [];
  render(routed(), { container: root, hydrate: true, onRecoverableError: (error) => differences.push(error) });
  expect(differences).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  expect(headings(root)).toEqual([heading]);
});

function headings(root: HTMLElement): readonly (string | null)[] {
  return [...root.querySelectorAll('h1')].map(({ textContent }) => textContent);
}

test("the merchant's words are read from their own side, whatever the page is", () => {
  const described = { ...kurta(), description: '<p>Woven by hand.</p><ul><li>Dry clean.</li></ul>' };
  const page = product({ ...view, product: described });
  const root = document.createElement('div');
  root.innerHTML = renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const words = [...root.querySelectorAll('[dir="auto"]')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Woven by hand.', 'Dry clean.']);
});
