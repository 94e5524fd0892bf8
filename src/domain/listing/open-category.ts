import type { AddressRules } from '#domain/catalog/addresses.ts';
import { type Category, canOpen } from '#domain/catalog/category.ts';
import { type CategoryHint, surroundingsOf } from '#domain/catalog/category-hint.ts';
import type { ChosenFilters, Facet, FacetValue } from '#domain/catalog/filters.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import type { CategoryView } from './category-view.ts';
import { listToShow, withFacets } from './facets-to-come.ts';
import type { FindList } from './find-list.ts';
import { createOpenList, type Opened } from './open-list.ts';
import type { ListPlace, ListScope } from './product-list.ts';

/** Which category, by one of its names, and what of its list. */
export type CategoryRequest = {
  readonly by: { readonly key: 'slug' | 'urlPath'; readonly value: string };
  readonly place: ListPlace;
};

/** The signal ends when nobody waits for the page any more. */
export type OpenCategory = (request: CategoryRequest, signal?: AbortSignal) => Promise<PageOutcome>;

type Ports = {
  readonly categoryView: Cell<CategoryView>;
  readonly loadFrame: LoadCategories;
  readonly findList: FindList;
  readonly connectivity: Connectivity;
  readonly notify: Notify;
  readonly log: Log;
  readonly shopRules: AddressRules;
};

type OpenedCategory = Opened<CategoryView, PageOutcome>;

export function createOpenCategory(ports: Ports): OpenCategory {
  const { categoryView, loadFrame, findList, connectivity, notify, log, shopRules } = ports;
  return createOpenList(categoryView, { isShown: isOpen, open, onOutcome: tellMissing });

  async function open(request: CategoryRequest, before: CategoryView, signal?: AbortSignal): Promise<OpenedCategory> {
    const categories = await loadFrame();
    if (categories.kind !== 'ok') return failed(request);
    const category = categories.value.find((each) => each[request.by.key] === request.by.value && canOpen(each));
    if (!category) {
      log.info(
        `Category query returned empty result ${wireKeys[request.by.key]} = ${encodeURI(request.by.value.toWellFormed())}`,
      ); // specification §8
      return { outcome: 'empty', change: (now) => now };
    }
    const found = await findList(scopeOf(category), request.place, signal);
    if (found.kind !== 'ok') return failed(request);
    const around = surroundingsOf(category, categories.value, shopRules);
    const narrowed = (facets: readonly Facet[]) => narrowing(facets, request.place.chosen, around.below);
    const { list, facetsToCome } = await listToShow(found.value, isOpen(before, request) ? before.list : null);
    return {
      outcome: 'ready',
      change: () => ({ kind: 'ready', category, ...around, list: { ...list, facets: narrowed(list.facets) } }),
      follows: facetsToCome?.then((facets) => (now) => withFacets(now, list, narrowed(facets))),
    };
  }

  function tellMissing(outcome: PageOutcome, request: CategoryRequest): void {
    if (outcome === 'failed' && !connectivity.isOnline()) notify({ code: missingOffline(categoryView.get(), request) });
  }
}

/** As the specification calls them. */
const wireKeys = { slug: 'slug', urlPath: 'url_path' } as const;

function isOpen(
  view: CategoryView,
  { by }: CategoryRequest,
): view is Extract<CategoryView, { readonly kind: 'ready' }> {
  return view.kind === 'ready' && view.category[by.key] === by.value;
}

/** CAT-057; where the products are at hand it is the present choice of filters that is not (CAT-058). */
function missingOffline(view: CategoryView, request: CategoryRequest): 'category-offline' | 'filters-offline' {
  return isOpen(view, request) ? 'filters-offline' : 'category-offline';
}

/** A list that is shown stays, and says that it could not be renewed. */
function failed(request: CategoryRequest): OpenedCategory {
  return {
    outcome: 'failed',
    change: (now) => (isOpen(now, request) ? { ...now, list: { ...now.list, renewal: 'failed' } } : { kind: 'failed' }),
  };
}

function scopeOf({ id }: Category): ListScope {
  return { text: '', conditions: [{ field: 'category_ids', kind: 'any-of', values: [id] }] };
}

/** A category is narrowed to the ones below it, not to those above or beside; what was chosen nevertheless stays. */
function narrowing(facets: readonly Facet[], chosen: ChosenFilters, below: readonly CategoryHint[]): readonly Facet[] {
  const offered = new Set([...below.map(({ id }) => String(id)), ...(chosen.category ?? [])]);
  const isOffered = ({ id }: FacetValue): boolean => offered.has(id);
  const narrowed = facets.map(({ code, values }) =>
    code === 'category' ? { code, values: values.filter(isOffered) } : { code, values },
  );
  return narrowed.filter(({ values }) => values.length > 0);
}
