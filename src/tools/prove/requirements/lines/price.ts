import type { BrokenLine } from '../broken-line.ts';

export const price: readonly BrokenLine[] = [];
