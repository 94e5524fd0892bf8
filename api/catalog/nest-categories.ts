import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { sourceOf } from './search-sources.ts';

type Category = Readonly<Record<string, unknown>>;

/** Gives categories their active children, all levels of them, by position. */
export async function nestCategories(db: Database, chosen: readonly Category[]): Promise<readonly Category[]> {
  if (chosen.length === 0) return [];
  const source = sourceOf('category', { set: 'IN', today: '', group: null, origin: '' });
  const { rows } = await sql<{ facts: Category }>`select facts from (${source.rows}) entities`.execute(db);
  const active = rows.map(({ facts }) => facts).filter((category) => category['is_active'] === true);
  const byParent = Map.groupBy(active.toSorted(byPosition), (category) => category['parent_id']);
  return chosen.map((category) => withChildren(category, byParent, new Set()));
}

function byPosition(one: Category, other: Category): number {
  return Number(one['position']) - Number(other['position']) || Number(one['id']) - Number(other['id']);
}

type ByParent = ReadonlyMap<unknown, readonly Category[]>;

/** `above` ends the walk should a category ever be its own ancestor. */
function withChildren(category: Category, byParent: ByParent, above: ReadonlySet<unknown>): Category {
  const id = category['id'];
  const path = new Set([...above, id]);
  const children = (byParent.get(id) ?? []).filter((child) => !path.has(child['id']));
  return { ...category, children_data: children.map((child) => withChildren(child, byParent, path)) };
}
