import { CATEGORY_VIEW, OPEN_CATEGORY } from '#composition/tokens.ts';
import type { CategoryRequest } from '#domain/journeys/open-category.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import { type Page, shown } from '../page.ts';
import { listAddressOf } from './list-address.ts';
import { openedBy } from './opened.ts';

export const loadCategory: Page['load'] = async (visit, { params, url }) => {
  const by = { key: 'slug', value: params['slug'] ?? '' } as const;
  const request = { by, ...listAddressOf(url.searchParams) };
  if (isListShown(visit.get(CATEGORY_VIEW).get(), request)) return shown('category');
  return openedBy(await visit.get(OPEN_CATEGORY)(request), 'category', visit);
};

/**
 * The list that is asked for is the one at hand: "Load more" has put this page into the address, or the shopper
 * comes back from a product. Loading it again would drop the pages before it.
 */
export function isListShown(view: CategoryView, { by, sort, page }: CategoryRequest): boolean {
  return view.kind === 'ready' && view.category[by.key] === by.value && view.sort === sort && view.lastPage === page;
}
