import type { InLanguage } from './in-language.ts';
import { isOfShop, ROOT_CATEGORY } from './root-category.ts';

/** A category of the catalog. `level` 1 is the root; `path` holds the ids from the root of all. */
export type Category = InLanguage & {
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
  /** Picture that closes the page; '' when there is none. */
  readonly banner: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly level: number;
  readonly path: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly isInMenu: boolean;
  readonly productCount: number;
};

/** The categories from below the root down to this one, for breadcrumbs. Unknown parents are left out. */
export function breadcrumbsOf(category: Pick<Category, 'path'>, categories: readonly Category[]): readonly Category[] {
  const ids = category.path
    .split('/')
    .map(Number)
    .filter((id) => id !== ROOT_CATEGORY);
  return ids.flatMap((id) => categories.find((each) => each.id === id) ?? []);
}

/** A category may be opened when it is active and the shop's (CAT-032, CAT-043). */
export function canOpen({ id, isActive }: Pick<Category, 'id' | 'isActive'>): boolean {
  return isActive && isOfShop(id);
}
