import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import type { AddressRules } from './addresses.ts';
import type { Category } from './category.ts';
import { menuOf } from './category-hint.ts';
import type { MenuView } from './menu-view.ts';
import { isOfShop } from './root-category.ts';
import { allCategories, type SearchIndex } from './search-query.ts';

/** All categories of the shop (CAT-043); read once in a visit, and the menu with them. */
export type LoadCategories = () => Promise<Reply<readonly Category[]>>;

type Ports = {
  readonly searchIndex: SearchIndex;
  readonly menu: Cell<MenuView>;
  readonly knownCategories: Cell<readonly Category[]>;
  readonly shopRules: AddressRules;
};

export function createLoadCategories({ searchIndex, menu, knownCategories, shopRules }: Ports): LoadCategories {
  return askedOnce(load, ({ kind }) => kind === 'ok');

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
