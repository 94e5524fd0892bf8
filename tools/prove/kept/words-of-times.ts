/** Of one add, in ms after the press; null where it did not come. */
export type AddTimes = { readonly told: number; readonly disk: number | null; readonly journal: number | null };

const parts = [
  ['told', 'told'],
  ['journal', 'in local storage'],
  ['disk', 'on the disk'],
] as const;

/** The median and the 95th percentile of each. */
export function wordsOfTimes(times: readonly AddTimes[]): string {
  const told = parts.map(([part, words]) => `${words} ${spreadOf(times.map((each) => each[part]))}`);
  return `of ${times.length} adds ${told.join(', ')}`;
}

function spreadOf(values: readonly (number | null)[]): string {
  const came = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  if (came.length === 0) return 'never';
  const spread = `after ${at(came, 0.5)} ms (p50), ${at(came, 0.95)} ms (p95)`;
  return came.length === values.length ? spread : `${spread}, ${came.length} times`;
}

/** The value below which that share of them lies. */
function at(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}
