import type { PageTag } from '#domain/page-cache/page-tags.ts';

export const MOST_TAGS = 100_000; // some megabytes

/** When tags were last invalidated in this process. Of too many the oldest are forgotten, and nothing counts that is older. */
export function createInvalidations(mostTags: number = MOST_TAGS) {
  const last = new Map<PageTag, number>(); // in the order in which they were last invalidated
  let count = 0;
  let forgotten = 0;
  return {
    count: () => count,
    /** Whether none of its tags was invalidated since a page began to be drawn. */
    spare: (tags: readonly PageTag[], mark: number) =>
      mark >= forgotten && tags.every((tag) => (last.get(tag) ?? 0) <= mark),
    note(tags: readonly PageTag[]): void {
      if (tags.length === 0) return;
      count += 1;
      for (const tag of tags) {
        last.delete(tag);
        last.set(tag, count);
      }
      for (const [oldest, at] of last) {
        if (last.size <= mostTags) break;
        last.delete(oldest);
        forgotten = at;
      }
    },
  };
}
