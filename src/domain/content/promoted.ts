import { type Banner, type Promoted, plainHead } from './home.ts';
import type { HomeRow } from './home-view.ts';

/** Ids of the rows that are no section of the plan; a merchant's own are positive. */
const HEAD = -1;
const MAIN = -2;
const SMALL = -3;

/**
 * The rows of the home page with the banners around them: the head and the main banners first, the small ones last
 * (CONT-05, CONT-06). A banner that stands there already is not shown twice.
 */
export function withPromoted(rows: readonly HomeRow[], { head, main, small }: Promoted): readonly HomeRow[] {
  const banners = (id: number, kind: 'banners' | 'doors', of: readonly Banner[]): HomeRow => ({
    ...plainHead,
    kind,
    id,
    banners: of,
  });
  const all = [
    banners(HEAD, 'banners', head ? [head] : []),
    banners(MAIN, 'banners', main),
    ...rows,
    banners(SMALL, 'doors', small),
  ];
  return withoutRepeats(all);
}

function withoutRepeats(rows: readonly HomeRow[]): readonly HomeRow[] {
  const shown = new Set<string>();
  return rows.flatMap((row): readonly HomeRow[] => {
    if (!('banners' in row)) return [row];
    const fresh = row.banners.filter((banner) => !shown.has(keyOf(banner)));
    for (const banner of fresh) shown.add(keyOf(banner));
    return fresh.length > 0 ? [{ ...row, banners: fresh }] : [];
  });
}

/** One picture may carry two messages, and one page may have two ways to it. */
function keyOf({ title, image, link }: Banner): string {
  return JSON.stringify([title, image, link]);
}
