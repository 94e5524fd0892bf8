import type { Spread } from './statistics.ts';

/** The median, and the range in brackets where the values differ. */
export const spreadText = ({ median, least, most }: Spread): string => {
  const [middle, low, high] = [numberText(median), numberText(least), numberText(most)];
  return low === high ? middle : `${middle} (${low}–${high})`;
};

export const numberText = (value: number): string => Math.round(value).toLocaleString('en');
