import type { Product } from '#api/contract-kit/calls/shapes.ts';
import { wordsOf } from '#api/contract-kit/search/values.ts';

/** The very word stands in the name. */
export function hasInName({ name }: Product, word: string): boolean {
  return wordsOf(name).includes(word);
}

/** The very word stands in the name of a category. */
export function hasInCategory({ category = [] }: Product, word: string): boolean {
  return category.some(({ name = '' }) => wordsOf(name).includes(word));
}

const MOST_DISTANCE = 2;

/** A word of the name or the sku shares the first two characters and is at most two steps away. */
export function isLike({ name, sku }: Product, word: string): boolean {
  return wordsOf(`${name} ${sku}`).some(
    (other) => other !== word && other.slice(0, 2) === word.slice(0, 2) && distance(other, word) <= MOST_DISTANCE,
  );
}

/** Steps of one letter added, dropped or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, opposite] of [...other].entries()) {
      const change = (row[column] ?? 0) + (letter === opposite ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
