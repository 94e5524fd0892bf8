import { askedOnceFor } from '#domain/shared/asked-once.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { languageIn } from '#domain/storeview/language-in.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AddressRules } from './addresses.ts';
import type { Category } from './category.ts';
import { menuOf } from './category-hint.ts';
import type { MenuView } from './menu-view.ts';
import { isOfShop } from './root-category.ts';
import { allCategories, type SearchIndex } from './search-query.ts';

/** All categories of the shop (CAT-043); read once in a visit and language, and the menu with them. */
export type LoadCategories = () => Promise<Reply<readonly Category[]>>;

type Ports = {
  readonly searchIndex: SearchIndex;
  readonly storeView: ReadonlyCell<Pick<StoreView, 'locale'>>;
  readonly menu: Cell<MenuView>;
  readonly knownCategories: Cell<readonly Category[]>;
  readonly shopRules: AddressRules;
};

export function createLoadCategories(ports: Ports): LoadCategories {
  const { searchIndex, storeView, menu, knownCategories, shopRules } = ports;
  const languageNow = (): string => languageIn(storeView.get().locale);
  return askedOnceFor(languageNow, load, ({ kind }) => kind === 'ok');

  async function load(): Promise<Reply<readonly Category[]>> {
    const reply = withValue(await searchIndex.categories(allCategories), ({ items }) =>
      items.filter(({ id }) => isOfShop(id)),
    );
    if (reply.kind === 'ok') {
      knownCategories.update(() => reply.value);
      menu.update(() => ({ entries: menuOf(reply.value, shopRules), isLoaded: true }));
    }
    return reply;
  }
}
