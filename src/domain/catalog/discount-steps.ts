import type { FacetValue } from './filters.ts';

/** Per cent that a step may begin at; nobody looks for pieces reduced by exactly 18 %. */
const BORDERS = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
const MOST = 4;

/** A few steps, the smallest first, in place of single percentages; each holds all that is reduced by as much or more. */
export function discountSteps(values: readonly FacetValue[]): readonly FacetValue[] {
  const percents = values.map(({ id, count }) => ({ percent: Number(id), count }));
  const useful = BORDERS.filter((from, at) => {
    const below = BORDERS[at + 1] ?? 100;
    return percents.some(({ percent }) => percent >= from && percent < below);
  });
  return thinned(useful).map((from) => {
    const counts = percents.map(({ percent, count }) => (percent >= from ? count : 0));
    return { id: `${from}-*`, label: '', count: counts.reduce((sum, count) => sum + count, 0) };
  });
}

/** Of more than four the smallest, the largest and two between. */
function thinned(borders: readonly number[]): readonly number[] {
  if (borders.length <= MOST) return borders;
  const places = Array.from({ length: MOST }, (_, at) => Math.round((at * (borders.length - 1)) / (MOST - 1)));
  return borders.filter((_, at) => places.includes(at));
}
