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
  readonly search: SearchIndex;
  readonly menu: Cell<MenuView>;
  readonly known: Cell<readonly Category[]>;
  readonly rules: AddressRules;
};

export function createLoadCategories({ search, menu, known, rules }: Ports): LoadCategories {
  return askedOnce(load, ({ kind }) => kind === 'ok');

  async function load(): Promise<Reply<readonly Category[]>> {
    const reply = withValue(await search.categories(allCategories), ({ items }) =>
      items.filter(({ id }) => isOfShop(id)),
    );
    if (reply.kind === 'ok') {
      known.update(() => reply.value);
      menu.update(() => ({ entries: menuOf(reply.value, rules), isLoaded: true }));
    }
    return reply;
  }
}
