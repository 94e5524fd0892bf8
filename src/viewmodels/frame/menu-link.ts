import { type AddressRules, categoryAddress } from '#domain/catalog/addresses.ts';
import type { MenuEntry } from '#domain/catalog/category.ts';

/** An entry of the menu with what opens below it; no children, no submenu (CAT-034). */
export type MenuLink = {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly children: readonly MenuLink[];
};

export function menuLinks(entries: readonly MenuEntry[], rules: AddressRules): readonly MenuLink[] {
  return entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    address: categoryAddress(entry, rules),
    children: menuLinks(entry.children, rules),
  }));
}
