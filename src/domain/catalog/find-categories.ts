import type { Category } from './category.ts';
import { leastFound, stepsBetween, wordsOf } from './words.ts';

const DEPARTMENT = 2; // the level right below the root
const LEAST_FORGIVEN = 4;

/**
 * The categories and designers that a text may mean, the best first: enough of its words are in the name, where the
 * last word may still be on its way to being typed. With equal claims the larger one comes first.
 */
export function categoriesFor(text: string, categories: readonly Category[], most: number): readonly Category[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return categories
    .filter(({ isActive, isInMenu, level }) => isActive && isInMenu && level > 1)
    .map((category) => ({ category, points: pointsOf(words, wordsOf(category.name)) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || b.category.productCount - a.category.productCount)
    .slice(0, most)
    .map(({ category }) => category);
}

/** Where a shopper without an idea may begin: the largest category of each department in turn, in the shop's order. */
export function popularCategories(categories: readonly Category[], most: number): readonly Category[] {
  const listed = categories
    .filter(({ isActive, isInMenu, productCount }) => isActive && isInMenu && productCount > 0)
    .toSorted((a, b) => a.position - b.position || a.id - b.id);
  const departments = listed.filter(({ level }) => level === DEPARTMENT);
  const shelves = departments.map(({ id }) =>
    listed.filter(({ parentId }) => parentId === id).toSorted((a, b) => b.productCount - a.productCount),
  );
  const deepest = Math.max(0, ...shelves.map(({ length }) => length));
  const rounds = Array.from({ length: deepest }, (_, round) => shelves.flatMap((shelf) => shelf[round] ?? []));
  return rounds.flat().slice(0, most);
}

/** 0 when too little is found; a word as it was typed counts for most, then one that begins like it, then a mistyped one. */
function pointsOf(words: readonly string[], name: readonly string[]): number {
  const points = words.map((word, at) => wordPoints(word, name, at === words.length - 1));
  const found = points.filter((each) => each > 0).length;
  if (found < leastFound(words.length)) return 0;
  return points.reduce((sum, each) => sum + each, 0) + 1 / name.length;
}

function wordPoints(word: string, name: readonly string[], isLast: boolean): number {
  if (name.includes(word)) return 4;
  if (isLast && word.length > 1 && name.some((known) => known.startsWith(word))) return 3;
  if (word.length < LEAST_FORGIVEN) return 0;
  const steps = name.map((known) => stepsBetween(word, known)).filter((each) => each !== null);
  return steps.length === 0 ? 0 : 3 - Math.min(...steps);
}
