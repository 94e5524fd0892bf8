import type { CategoryRecord } from '#api/records/catalog-records.ts';
import { type CategorySheet, categorySheets, hasBanner } from './category-sheet.ts';
import { categoryBannerPath, categoryPicturePaths } from './picture-paths.ts';

const ROOT: CategoryRecord = {
  id: 2,
  parent_id: 1,
  name: 'Zari',
  url_key: 'zari',
  url_path: 'zari',
  description: null,
  image: null,
  custom_image: null,
  custom_image_mobile: null,
  category_banner: null,
  meta_title: 'Zari',
  meta_description: 'Indian designer clothes from fifteen houses, made to be worn.',
  is_active: true,
  level: 1,
  path: '1/2',
  position: 1,
  include_in_menu: false,
};

const recordOf = (sheet: CategorySheet, parent: CategoryRecord, position: number): CategoryRecord => ({
  id: sheet.id,
  parent_id: sheet.parent,
  name: sheet.name,
  url_key: sheet.key,
  url_path: parent.id === ROOT.id ? sheet.key : `${parent.url_path}/${sheet.key}`,
  description: `<p>${sheet.words}</p>`,
  ...categoryPicturePaths(sheet.key),
  category_banner: hasBanner(sheet) ? categoryBannerPath(sheet.key) : null,
  meta_title: sheet.name,
  meta_description: `${sheet.name} at Zari. ${sheet.words}`,
  is_active: true,
  level: parent.level + 1,
  path: `${parent.path}/${sheet.id}`,
  position,
  include_in_menu: sheet.menu,
});

const withSheet = (known: readonly CategoryRecord[], sheet: CategorySheet): readonly CategoryRecord[] => {
  const parent = known.find(({ id }) => id === sheet.parent);
  if (parent === undefined) throw new RangeError(`Category ${sheet.id} comes before its parent ${sheet.parent}.`);
  const position = known.filter(({ parent_id }) => parent_id === sheet.parent).length + 1;
  return [...known, recordOf(sheet, parent, position)];
};

export const categories: readonly CategoryRecord[] = categorySheets.reduce(withSheet, [ROOT]);

const byId: ReadonlyMap<number, CategoryRecord> = new Map(categories.map((category) => [category.id, category]));

const categoryOf = (id: number): CategoryRecord => {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`No category has the id ${id}.`);
  return found;
};

/** The ids given and those of every ancestor down to the root, ascending. */
export const withAncestors = (ids: readonly number[]): readonly number[] => {
  const all = ids.flatMap((id) => categoryOf(id).path.split('/').map(Number));
  return [...new Set(all)].filter((id) => id >= ROOT.id).sort((a, b) => a - b);
};

/** Address of a category, without a leading slash. */
export const urlPathOf = (id: number): string => categoryOf(id).url_path;
