import type { MenuEntry } from '#domain/catalog/category-hint.ts';

/** An entry of the menu with what opens below it; no children, no submenu (CAT-034). */
export type MenuLink = MenuEntry;
