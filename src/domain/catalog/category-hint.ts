import { type AddressRules, categoryAddress } from './addresses.ts';
import { breadcrumbsOf, type Category } from './category.ts';
import { ROOT_CATEGORY } from './root-category.ts';

/** As much of a category as leads there. */
export type CategoryHint = Pick<Category, 'id' | 'name' | 'language'> & { readonly address: string };

/** A category of the menu with what lies below it (CAT-034). */
export type MenuEntry = CategoryHint & { readonly children: readonly MenuEntry[] };

export function hintOf(category: Category, rules: AddressRules): CategoryHint {
  const { id, name, language } = category;
  return { id, name, address: categoryAddress(category, rules), ...(language && { language }) };
}

export function hintsOf(categories: readonly Category[], rules: AddressRules): readonly CategoryHint[] {
  return categories.map((each) => hintOf(each, rules));
}

const MENU_LEVELS = 3;

/** The menu: active categories that are meant for it, nested below the root, in the shop's order (CAT-032, CAT-033). */
export function menuOf(categories: readonly Category[], rules: AddressRules): readonly MenuEntry[] {
  const listed = categories
    .filter(({ isActive, isInMenu }) => isActive && isInMenu)
    .toSorted((a, b) => a.position - b.position || a.id - b.id);
  return menuBelow(ROOT_CATEGORY, MENU_LEVELS);

  function menuBelow(parentId: number, levels: number): readonly MenuEntry[] {
    if (levels === 0) return [];
    const children = listed.filter((category) => category.parentId === parentId);
    return children.map((each) => ({ ...hintOf(each, rules), children: menuBelow(each.id, levels - 1) }));
  }
}

/** Where a category lies: the way down to it, itself included, and what is right below. */
export function surroundingsOf(category: Category, categories: readonly Category[], rules: AddressRules) {
  const below = categories.filter(({ parentId, isActive }) => parentId === category.id && isActive);
  return { breadcrumbs: hintsOf(breadcrumbsOf(category, categories), rules), below: hintsOf(below, rules) };
}
