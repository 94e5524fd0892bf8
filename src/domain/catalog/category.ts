/** A category of the catalogue. `level` 1 is the root; `path` holds the ids from the root of all. */
export type Category = {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly slug: string;
  readonly urlPath: string;
  readonly description: string;
  readonly image: string;
  /** Pictures of the head of the page: for wide and for narrow screens; '' when there is none (CAT-030). */
  readonly wideImage: string;
  readonly narrowImage: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly level: number;
  readonly path: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly isInMenu: boolean;
  readonly productCount: number;
};

/** As much of a category as leads there. */
export type CategoryHint = Pick<Category, 'id' | 'name' | 'slug' | 'urlPath'>;

export function hintOf({ id, name, slug, urlPath }: Category): CategoryHint {
  return { id, name, slug, urlPath };
}

/** A category of the menu with what lies below it (CAT-034). */
export type MenuEntry = {
  readonly id: number;
  readonly name: string;
  readonly urlPath: string;
  readonly slug: string;
  readonly children: readonly MenuEntry[];
};

const ROOT_CATEGORY = 2; // specification §9

const MENU_LEVELS = 3;

/** The menu: active categories that are meant for it, nested below the root, in the shop's order (CAT-032, CAT-033). */
export function menuOf(categories: readonly Category[]): readonly MenuEntry[] {
  const listed = categories
    .filter(({ isActive, isInMenu }) => isActive && isInMenu)
    .toSorted((a, b) => a.position - b.position || a.id - b.id);
  return below(listed, ROOT_CATEGORY, MENU_LEVELS);
}

function below(listed: readonly Category[], parentId: number, levels: number): readonly MenuEntry[] {
  if (levels === 0) return [];
  return listed
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, urlPath, slug }) => ({ id, name, urlPath, slug, children: below(listed, id, levels - 1) }));
}

/** The categories from below the root down to this one, for breadcrumbs. Unknown parents are left out. */
export function trailOf(category: Pick<Category, 'path'>, categories: readonly Category[]): readonly Category[] {
  const ids = category.path
    .split('/')
    .map(Number)
    .filter((id) => id !== ROOT_CATEGORY);
  return ids.flatMap((id) => categories.find((each) => each.id === id) ?? []);
}

/** Where a category lies: the way down to it, itself included, and what is right below. */
export function surroundingsOf(category: Category, categories: readonly Category[]) {
  const below = categories.filter(({ parentId, isActive }) => parentId === category.id && isActive);
  return { trail: trailOf(category, categories).map(hintOf), below: below.map(hintOf) };
}

/** A category may be opened when it is active and not above the root (CAT-032, CAT-043). */
export function canOpen({ id, isActive }: Pick<Category, 'id' | 'isActive'>): boolean {
  return isActive && id >= ROOT_CATEGORY;
}
