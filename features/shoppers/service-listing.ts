import { CATEGORY_VIEW, FILTER_RULES, LOAD_MORE, STORE_VIEW } from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { defaultSort, sortIds } from '#domain/catalog/sort-options.ts';
import type { ProductList } from '#domain/pricing/product-list.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { FiltersModel, type FilterValue } from '#viewmodels/catalog/filters-model.ts';
import { listAddress } from '#viewmodels/catalog/list-address.ts';
import { catalogWords } from '#viewmodels/words/catalog/en.ts';
import { inEnglish } from '#viewmodels/words/words.ts';
import { capitalised } from '../support/vocabulary.ts';
import { ready } from './ready.ts';
import type { Browsing } from './shopper.ts';

type Listing = Pick<
  Browsing,
  | 'opensFromList'
  | 'list'
  | 'sortsBy'
  | 'loadsMore'
  | 'loadsAll'
  | 'filters'
  | 'picks'
  | 'removesFilter'
  | 'clearsFilters'
  | 'chosenFilters'
>;

type Parts = {
  readonly get: Visit['get'];
  readonly opens: Browsing['opens'];
  /** The address that is open. */
  readonly addressNow: () => string;
};

/** Reads the list that is open, and narrows, sorts and lengthens it. */
export function createServiceListing({ get, opens, addressNow }: Parts): Listing {
  return {
    async opensFromList(name) {
      const tile = listNow().tiles.find((each) => each.name === name);
      await opens(tile?.address ?? '');
    },
    async list() {
      const { category, list } = ready(get(CATEGORY_VIEW).get());
      const { tiles, total } = list;
      return {
        heading: category.name,
        total,
        tiles: tiles.map((tile) => ({
          name: tile.name,
          price: displayPrice(tile.price.current, get(STORE_VIEW).get().currency),
          isOutOfStock: tile.isOutOfStock,
        })),
      };
    },
    async sortsBy(label) {
      const sort = sortIds.find((id) => catalogWords.english.sorts[id] === label) ?? defaultSort;
      await opens(listAddress(pathNow(), { chosen: listNow().chosen, sort, page: 0 }));
    },
    async loadsMore() {
      await get(LOAD_MORE)();
    },
    async loadsAll() {
      while (listNow().tiles.length < listNow().total) await this.loadsMore();
    },
    async filters() {
      return filters().groups.map(({ name, values }) => ({
        name,
        values: values.map(({ name, count, isChosen, isOut }) => ({ name, count, isChosen, canChoose: !isOut })),
      }));
    },
    async picks(filter, value) {
      const group = filters().groups.find(({ name }) => name === capitalised(filter));
      await opens(filters().toggledAddress(named(group?.values ?? [], value)));
    },
    async removesFilter(value) {
      await opens(filters().toggledAddress(named(filters().chips, value)));
    },
    clearsFilters: () => opens(filters().clearedAddress),
    chosenFilters: async () => filters().chips.map(({ name }) => name),
  };

  function listNow(): ProductList {
    return ready(get(CATEGORY_VIEW).get()).list;
  }

  /** Where the list lives, without what narrows it. */
  function pathNow(): string {
    return addressNow().split('?')[0] ?? '';
  }

  function filters(): FiltersModel {
    return new FiltersModel({
      list: listNow,
      base: pathNow,
      storeView: () => get(STORE_VIEW).get(),
      rules: get(FILTER_RULES),
      words: inEnglish,
    });
  }
}

function named(values: readonly FilterValue[], name: string): FilterValue {
  const found = values.find((value) => value.name === name);
  if (!found || found.isOut) throw new Error(`The list cannot be narrowed by "${name}".`);
  return found;
}
