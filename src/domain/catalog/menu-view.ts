import type { MenuEntry } from './category-hint.ts';

/** What the frame of every page knows of the catalog. */
export type MenuView = { readonly entries: readonly MenuEntry[]; readonly isLoaded: boolean };

export const noMenu: MenuView = { entries: [], isLoaded: false };
