import type { FilterValue } from '#viewmodels/catalog/filter-value.ts';
import type { FiltersModel } from '#viewmodels/catalog/filters-model.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { ProductListModel } from '#viewmodels/catalog/product-list-model.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import type { Listing, Narrowing } from './browsing.ts';
import { capitalised } from './capitalised.ts';
import { loadAll } from './load-all.ts';
import type { Pages } from './service-pages.ts';

/** Reads the list that is open, and narrows, sorts and lengthens it. */
export function createServiceListing(pages: Pages): Listing & Narrowing {
  return { ...listing(pages), ...narrowing(pages) };
}

function listing(pages: Pages): Listing {
  const { opens, screens, settles } = pages;
  const listNow = listOn(pages);
  return {
    opensFromList: async (name) => opens(cardNamed(await listNow(), name).address),
    async list() {
      const { cards, progressText } = await listNow();
      return {
        heading: screens().category.head?.name ?? '',
        hasBanner: (screens().category.head?.closing ?? null) !== null,
        total: Number(/\d+ of (\d+)/.exec(progressText)?.[1] ?? 0),
        tiles: cards.map(({ name, price, labels, rating }) => ({
          name,
          price: price.current,
          isOutOfStock: labels.includes(commonMessages.english.outOfStock),
          rating: rating?.spoken ?? null,
        })),
      };
    },
    async sortsBy(label) {
      const { sortChoices, sortedAddress } = await listNow();
      const sort = sortChoices.find((id) => catalogMessages.english.sorts[id] === label);
      if (sort === undefined) throw new Error(`The list cannot be sorted by "${label}".`);
      await opens(sortedAddress(sort));
    },
    loadsMore,
    loadsAll: () => loadAll(async () => (await listNow()).moreAddress !== null, loadsMore),
  };

  async function loadsMore(): Promise<void> {
    const list = await listNow();
    if (list.moreAddress === null) throw new Error('The list is at its end.');
    await list.loadMore();
    await settles();
  }
}

function narrowing(pages: Pages): Narrowing {
  const { replaces } = pages;
  const listNow = listOn(pages);
  return {
    filters: async () =>
      (await filters()).groups.map(({ name, values }) => ({
        name,
        values: values.map(({ name, count, isChosen, isOut }) => ({ name, count, isChosen, canChoose: !isOut })),
      })),
    async picks(filter, value) {
      const { groups } = await filters();
      const group = groups.find(({ name }) => name === capitalised(filter));
      await toggles(group?.values ?? [], value);
    },
    async slidesPrice(end, percent) {
      const model = await filters();
      const amount = model.priceScale.amounts[percent] ?? '';
      await replaces(model.pricedAddress({ ...model.priceFields, [end === 'lowest' ? 'from' : 'to']: amount }));
    },
    removesFilter: async (value) => toggles((await filters()).chips, value),
    clearsFilters: async () => replaces((await filters()).clearedAddress),
    chosenFilters: async () => (await filters()).chips.map(({ name }) => name),
  };

  async function filters(): Promise<FiltersModel> {
    return (await listNow()).filters;
  }

  async function toggles(values: readonly FilterValue[], name: string): Promise<void> {
    const found = values.find((value) => value.name === name);
    if (!found || found.isOut) throw new Error(`The list cannot be narrowed by "${name}".`);
    await replaces((await filters()).toggledAddress(found));
  }
}

function listOn({ screens, settles, shows }: Pages) {
  return async (): Promise<ProductListModel> => {
    await settles();
    if (shows() !== 'category') throw new Error(`No list is open, but ${shows()}.`);
    return screens().category.list;
  };
}

function cardNamed({ cards }: ProductListModel, name: string): ProductCard {
  const card = cards.find((each) => each.name === name);
  if (!card) throw new Error(`The list does not show "${name}".`);
  return card;
}
