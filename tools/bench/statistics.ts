/** What several runs gave. */
export type Spread = { readonly median: number; readonly least: number; readonly most: number };

/** Throws when there is no value, because then nothing was measured. */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((one, other) => one - other);
  const least = sorted[0];
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) throw new Error('Nothing was measured.');
  return { median: middleOf(sorted), least, most };
};

const middleOf = (sorted: readonly number[]): number => {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return (upper + lower) / 2;
};
